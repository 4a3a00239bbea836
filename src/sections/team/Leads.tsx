import type { ReactNode } from 'react';
import type { Team } from '#src/content/read/team.ts';
import { PersonCard } from '#src/sections/shared/PersonCard.tsx';
import { Lede } from '#src/ui/Lede.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Leads.module.css';

/** Its child is the founder's profile, which opens from the founder's card. */
type LeadsProps = Team['intro'] & Pick<Team, 'founder' | 'others'> & { children: ReactNode };

export function Leads({ mark, heading, lede, founder, others, children }: LeadsProps) {
  return (
    <Section id="leads" mark={mark} heading={heading} level={1}>
      <Lede>{lede}</Lede>
      <div className={styles.people}>
        <div className={styles.founder}>
          <PersonCard {...founder} isFirst>
            <p className={styles.lede}>{founder.lede}</p>
            {children}
          </PersonCard>
        </div>
        {others.map(({ id, ...person }) => (
          <PersonCard key={id} {...person} />
        ))}
      </div>
    </Section>
  );
}
