import type { ReactNode } from 'react';
import type { Contact } from '#src/content/read/contact.ts';
import { Lede } from '#src/ui/Lede.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Details } from './Details.tsx';
import styles from './Letter.module.css';

/** Its child is the form; beside it stand the other ways to reach the company. */
type LetterProps = Contact['intro'] & { details: Contact['details']; children: ReactNode };

export function Letter({ mark, heading, text, noScript, details, children }: LetterProps) {
  return (
    <Section id="letter" mark={mark} heading={heading} level={1}>
      <Lede>{text}</Lede>
      <div className={styles.desk}>
        <div className={styles.form}>
          <noscript>
            <p className={styles.noScript}>{noScript}</p>
          </noscript>
          {children}
        </div>
        <div className={styles.ways}>
          <Details {...details} />
        </div>
      </div>
    </Section>
  );
}
