import type { Legal } from '#src/read/pages.ts';
import { Split, Stack } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Prose } from '#src/ui/Text.tsx';
import { Knot } from '#src/weave/Knot.tsx';
import styles from './LegalText.module.css';

export function LegalText({ intro, sections }: Legal['text']) {
  return (
    <>
      <section>
        <PageHead {...intro} id="legal" />
      </section>
      {sections?.items.map(({ heading, paragraphs }) => (
        <Split as="section" className={styles.chapter} key={heading} lang={sections.lang}>
          <h2 className={styles.heading}>
            <Knot />
            {heading}
          </h2>
          <Stack>
            {paragraphs.map((paragraph) => (
              <Prose key={paragraph}>{paragraph}</Prose>
            ))}
          </Stack>
        </Split>
      ))}
    </>
  );
}
