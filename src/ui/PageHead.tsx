import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

type PageHeadProps = {
  mark: string;
  heading: string;
  /** The heading's own address on the page. */
  id: string;
  /** The sentences that begin the page, and whatever else stands with them. */
  children?: ReactNode;
};

/** What a page begins with: its mark, its headline and what that leads to. */
export function PageHead({ mark, heading, id, children }: PageHeadProps) {
  return (
    <header className={styles.head} data-page="" data-stack="">
      <p data-label="">{mark}</p>
      <h1 id={id} data-large="most">
        {heading}
      </h1>
      {children}
    </header>
  );
}
