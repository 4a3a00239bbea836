import type { Opening } from '#src/content/read/opening.ts';
import { Section } from '#src/ui/Section.tsx';
import styles from './Work.module.css';

export function Work({ mark, heading, description, skills, benefits }: Opening['work']) {
  return (
    <Section id="work" mark={mark} heading={heading}>
      <div data-columns="2">
        <div data-stack="">
          <p data-lede="">{description}</p>
          <h3 data-label="">{skills.label}</h3>
          <ul data-row="">
            {skills.items.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </div>
        <div data-stack="">
          <h3 data-label="">{benefits.heading}</h3>
          <ul className={styles.benefits} data-columns="2">
            {benefits.items.map(({ id, title, text }) => (
              <li key={id}>
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
