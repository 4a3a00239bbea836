import type { ReactNode } from 'react';
import type { Contact } from '#src/content/read/contact.ts';
import { Ground } from '#src/ui/Ground.tsx';
import { Lede } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Details } from './Details.tsx';
import styles from './Intro.module.css';

/** `children` is the form. */
type IntroProps = Contact['intro'] & { details: Contact['details']; children: ReactNode };

export function Intro({ mark, heading, text, noScript, details, children }: IntroProps) {
  return (
    <Ground tone="night" id="intro" aria-labelledby="intro-heading">
      <PageHead mark={mark} heading={heading} id="intro-heading">
        <Lede>{text}</Lede>
      </PageHead>
      <div className={styles.card}>
        <noscript>
          <p className={styles.noScript}>{noScript}</p>
        </noscript>
        {children}
      </div>
      <Details {...details} />
    </Ground>
  );
}
