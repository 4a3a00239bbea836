import type { ReactNode } from 'react';
import type { Contact } from '#src/content/read/contact.ts';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Details } from './Details.tsx';
import styles from './Letter.module.css';

/** Its child is the form, on a card; below it stand the other ways to reach the company. */
type LetterProps = Contact['intro'] & { details: Contact['details']; children: ReactNode };

export function Letter({ mark, heading, text, noScript, details, children }: LetterProps) {
  return (
    <section
      id="letter"
      className={styles.letter}
      data-ground="night"
      aria-labelledby="letter-heading"
    >
      <PageHead mark={mark} heading={heading} id="letter-heading">
        <p data-lede="">{text}</p>
      </PageHead>
      <div className={styles.card}>
        <noscript>
          <p className={styles.noScript}>{noScript}</p>
        </noscript>
        {children}
      </div>
      <Details {...details} />
    </section>
  );
}
