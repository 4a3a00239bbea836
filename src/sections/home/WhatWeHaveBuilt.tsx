import type { Home } from '#src/content/read/home.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './WhatWeHaveBuilt.module.css';

const parts = ['hard', 'built', 'changed'] as const;

// From one beam hangs a tangle for each project. Its thread is slack beside the words of what was hard, an end of the
// cloth in what was built, and straight after it.
export function WhatWeHaveBuilt({ mark, heading, text, ...rest }: Home['whatWeHaveBuilt']) {
  const { columns, projects, slack, technologies } = rest;
  return (
    <Section id="what-we-have-built" mark={mark} heading={heading} intro={text} ground="deep">
      <ol className={styles.projects} data-columns="6">
        {projects.map(({ id, kind, tangle, cloth, ...account }) => (
          <li className={styles.project} id={`project-${id}`} key={id} data-rows="">
            <Picture className={styles.tangle} {...tangle} />
            <h3 className={styles.title}>{kind}</h3>
            <dl className={styles.account} data-labels="">
              {parts.map((part) => (
                <div className={styles.part} key={part} data-part={part}>
                  <dt>{columns[part]}</dt>
                  <dd>{account[part]}</dd>
                </div>
              ))}
            </dl>
            <Picture className={styles.slack} {...slack} />
            <Picture className={styles.cloth} {...cloth} />
          </li>
        ))}
      </ol>
      {technologies.names.length > 0 && (
        <p data-prose="">
          <span data-label="">{technologies.label}</span> {technologies.names.join(', ')}
        </p>
      )}
    </Section>
  );
}
