import type { ReactNode } from 'react';
import { Stack } from './Layout.tsx';
import styles from './PageHead.module.css';
import { Headline, Label } from './Text.tsx';

type PageHeadProps = {
  mark: string;
  heading: string;
  id: string;
  /** The language of the headline where it is not the page's. */
  lang?: string;
  children?: ReactNode;
};

/** The head of a page: its mark, its headline and an introduction. */
export function PageHead({ mark, heading, id, lang, children }: PageHeadProps) {
  return (
    <Stack as="header" className={styles.head}>
      <Label>{mark}</Label>
      <Headline as="h1" size="most" id={id} lang={lang}>
        {heading}
      </Headline>
      {children}
    </Stack>
  );
}
