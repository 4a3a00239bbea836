import type { ReactNode } from 'react';
import type { Contact } from '~/content/contact';
import { Lede } from '~/ui/Lede';
import { Section } from '~/ui/Section';
import styles from './Letter.module.css';

/** Its children are the form and, beside it, the other ways to reach the company. */
type LetterProps = Contact['intro'] & { children: ReactNode };

export function Letter({ mark, heading, text, children }: LetterProps) {
  return (
    <Section id="letter" mark={mark} heading={heading} level={1}>
      <Lede>{text}</Lede>
      <div className={styles.desk}>{children}</div>
    </Section>
  );
}
