import type { ReactNode } from 'react';
import type { Contact } from '#src/read/contact.ts';
import { Background } from '#src/ui/Background.tsx';
import { Lede } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Details } from './Details.tsx';
import styles from './Intro.module.css';

/** `children` is the form: beside headline and text or, in a narrow window, right below the headline. */
type IntroProps = Contact['intro'] & { details: Contact['details']; children: ReactNode };

export function Intro({ mark, heading, text, noScript, details, children }: IntroProps) {
  return (
    <Background tone="night" id="intro" className={styles.intro}>
      <PageHead mark={mark} heading={heading} id="intro-heading" />
      <div className={styles.card} data-paper="">
        {children}
        <noscript>
          <p className={styles.noScript}>{noScript}</p>
        </noscript>
      </div>
      <Lede className={styles.text}>{text}</Lede>
      <Details {...details} />
    </Background>
  );
}
