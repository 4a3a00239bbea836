import type { Home } from '#src/content/read/home.ts';
import { Section } from '#src/ui/Section.tsx';
import styles from './WhatWeHaveBuilt.module.css';

type WhatWeHaveBuiltProps = Home['whatWeHaveBuilt'];

const rows = ['hard', 'built', 'changed'] as const;

// From one beam hangs a tangle for each project, with a crossing for every word of what was hard. Its
// thread is slack beside these words, an end of the cloth in what was built, and straight after it.
export function WhatWeHaveBuilt({
  mark,
  heading,
  text,
  columns,
  projects,
  slack,
}: WhatWeHaveBuiltProps) {
  return (
    <Section id="what-we-have-built" mark={mark} heading={heading} intro={text} ground="deep">
      <div className={styles.projects}>
        <ol className={styles.list}>
          {projects.map(({ id, kind, tangle, cloth, ...told }) => (
            <li className={styles.project} id={id} key={id}>
              <div className={styles.yarn}>
                <Image className={styles.tangle} picture={tangle} />
                <Image className={styles.slack} picture={slack} />
              </div>
              <h3 className={styles.title}>{kind}</h3>
              <dl className={styles.account}>
                {rows.map((row) => (
                  <div className={styles.part} key={row} data-part={row}>
                    <dt className={styles.term} data-label="">
                      {columns[row]}
                    </dt>{' '}
                    <dd>
                      {row === 'built' && <Image className={styles.cloth} picture={cloth} />}
                      {told[row]}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

type ImageProps = { className: string | undefined; picture: WhatWeHaveBuiltProps['slack'] };

function Image({ className, picture }: ImageProps) {
  return <img className={className} {...picture} alt="" loading="lazy" decoding="async" />;
}
