import type { ReactNode } from 'react';
import type { Contact } from '#src/content/read/contact.ts';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Details } from './Details.tsx';
import styles from './Intro.module.css';

/** `children` is the form, on a card; the other ways to reach the company follow below. */
type IntroProps = Contact['intro'] & { details: Contact['details']; children: ReactNode };

export function Intro({ mark, heading, text, noScript, details, children }: IntroProps) {
  return (
    <section id="intro" data-ground="night" aria-labelledby="intro-heading">
      <PageHead mark={mark} heading={heading} id="intro-heading">
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
