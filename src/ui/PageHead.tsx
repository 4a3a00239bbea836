import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

type PageHeadProps = {
  mark: string;
  heading: string;
  /** The heading's id. */
  id: string;
  /** The language of the headline where it is not the page's. */
  lang?: string;
  /** The introduction below the headline. */
  children?: ReactNode;
};

/** The head of a page: its mark, its headline and an introduction. */
export function PageHead({ mark, heading, id, lang, children }: PageHeadProps) {
  return (
    <header className={styles.head} data-page="" data-stack="">
      <p data-label="">{mark}</p>
      <h1 id={id} data-large="most" lang={lang}>
        {heading}
      </h1>
      {children}
    </header>
  );
}
