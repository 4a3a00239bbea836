import type { Opening } from '#src/content/read/opening.ts';
import { Section } from '#src/ui/Section.tsx';
import styles from './Work.module.css';

type WorkProps = Opening['work'];

export function Work({ mark, heading, description, skills, benefits }: WorkProps) {
  return (
    <Section id="work" mark={mark} heading={heading}>
      <div className={styles.columns} data-columns="2">
        <p data-lede="">{description}</p>
        <div>
          <h3 className={styles.label} data-label="">
            {skills.label}
          </h3>
          <ul className={styles.skills} data-row="">
            {skills.items.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={styles.label} data-label="">
            {benefits.heading}
          </h3>
          <ul data-columns="2">
            {benefits.items.map(({ id, title, text }) => (
              <li key={id}>
                <strong className={styles.benefit}>{title}</strong> {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
