import type { Legal } from '#src/content/read/legal.ts';
import { PageHead } from '#src/ui/PageHead.tsx';
import styles from './LegalText.module.css';

export function LegalText({ mark, heading, sections }: Legal['text']) {
  return (
    <section aria-labelledby="legal">
      <PageHead mark={mark} heading={heading} id="legal" />
      <div className={styles.sections} data-page="" data-stack="">
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} data-split="">
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
      </div>
    </section>
  );
}
