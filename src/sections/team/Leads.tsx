import type { ReactNode } from 'react';
import type { Team } from '#src/content/read/team.ts';
import { PersonCard } from '#src/sections/shared/PersonCard.tsx';
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
        <header className={styles.head}>
          <p data-label="">{mark}</p>
          <h1 className={styles.heading} id="leads-heading">
            <span data-lines="">{heading}</span>
          </h1>
          <p className={styles.lede} data-lede="">
            <span data-lines="">{lede}</span>
          </p>
        </header>
        <div className={styles.loom} data-screen="">
          <LooseEnds count={ends} className={styles.ends} />
        </div>
      </div>
      <div className={styles.frieze} data-rail="">
        <PersonCard {...founder} isFirst>
          <div className={styles.more}>
            <p className={styles.way}>{founder.lede}</p>
            {children}
          </div>
        </PersonCard>
        {others.map(({ id, ...person }) => (
          <PersonCard key={id} {...person} />
        ))}
      </div>
    </section>
  );
}
