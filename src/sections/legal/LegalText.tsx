import type { Legal } from '#src/content/read/legal.ts';
import { PageHead } from '#src/ui/PageHead.tsx';
import styles from './LegalText.module.css';

export function LegalText({ intro, sections = [], listLang }: Omit<Legal, 'meta'>) {
  return (
    <section aria-labelledby="legal">
      <PageHead {...intro} id="legal" />
      {sections.map(({ heading, paragraphs }) => (
        <section
          className={styles.chapter}
          key={heading}
          lang={listLang}
          data-page=""
          data-split=""
        >
          <h2>{heading}</h2>
          <div data-stack="">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} data-prose="">
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}
