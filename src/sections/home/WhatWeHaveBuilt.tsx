import type { Home } from '#src/read/home.ts';
import { Columns, Subgrid } from '#src/ui/Layout.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Label } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './WhatWeHaveBuilt.module.css';

const parts = ['hard', 'built', 'changed'] as const;

/**
 * A tangled thread hangs from a beam for each project. It is slack beside the text about what was hard, part of a cloth
 * above what was built, and straight below that, until it becomes an end of the band (OperatingPrinciples).
 */
export function WhatWeHaveBuilt({ mark, heading, text, link, ...rest }: Home['whatWeHaveBuilt']) {
  const { columns, rows, projects, slack } = rest;
  const intro = (
    <>
      {`${text} `}
      <a href={link.href}>{link.label}</a>
    </>
  );
  return (
    <Section id="what-we-have-built" mark={mark} heading={heading} intro={intro} tone="deep">
      <Columns as="ol" most={3} className={styles.projects} data-rows={rows > 1 ? rows : undefined}>
        {projects.map(({ id, lang, kind, tangle, cloth, builtFor, ...account }) => (
          <Subgrid as="li" className={styles.project} id={`project-${id}`} key={id}>
            <Picture className={styles.tangle} {...tangle} />
            <h3 className={styles.title} lang={lang}>
              {kind}
            </h3>
            <dl className={styles.account}>
              {parts.map((part) => (
                <div className={styles.part} key={part} data-part={part}>
                  <Label as="dt">{columns[part]}</Label>
                  <dd lang={lang}>{account[part]}</dd>
                  {part === 'built' && builtFor && (
                    <dd>
                      <TextLink {...builtFor} />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
            <Picture className={styles.slack} {...slack} />
            <Picture className={styles.cloth} {...cloth} />
          </Subgrid>
        ))}
      </Columns>
    </Section>
  );
}
