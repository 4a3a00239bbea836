import type { ComponentProps, ReactNode } from 'react';
import type { Team } from '#src/content/read/team.ts';
import { PersonWords } from '#src/sections/shared/PersonWords.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Picture, type PictureSource } from '#src/ui/Picture.tsx';
import { LooseEnds } from '#src/weave/LooseEnds.tsx';
import styles from './Leads.module.css';

/** Its child is the founder's profile, which opens from the founder's card. */
type LeadsProps = Team['intro'] & Pick<Team, 'founder' | 'others'> & { children: ReactNode };

/** An end of warp for each of the team runs into one cloth, in which the three who lead it stand. */
export function Leads({ mark, heading, lede, ends, founder, others, children }: LeadsProps) {
  return (
    <section
      className={styles.leads}
      data-ground="night"
      id="leads"
      aria-labelledby="leads-heading"
    >
      <div className={styles.top}>
        <div className={styles.head}>
          <PageHead mark={mark} heading={heading} id="leads-heading" size="small">
            <p data-lede="">{lede}</p>
          </PageHead>
        </div>
        <div className={styles.loom} data-screen="">
          <LooseEnds count={ends} className={styles.ends} />
        </div>
      </div>
      <div className={styles.frieze}>
        <Panel {...founder} isFirst>
          <div className={styles.more} data-stack="">
            <p data-prose="">{founder.lede}</p>
            {children}
          </div>
        </Panel>
        {others.map(({ id, ...person }) => (
          <Panel key={id} {...person} />
        ))}
      </div>
    </section>
  );
}

type PanelProps = ComponentProps<typeof PersonWords> & {
  portrait: PictureSource;
  /** The first of the page's people, whose portrait is in the first screen. */
  isFirst?: boolean;
};

function Panel({ portrait, isFirst, ...words }: PanelProps) {
  return (
    <article className={styles.panel} data-rows="">
      <Picture {...portrait} isFirst={isFirst} />
      <PersonWords {...words} />
    </article>
  );
}
