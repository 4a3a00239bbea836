import type { Opening } from '#src/content/read/opening.ts';
import { BulletList } from '#src/sections/shared/BulletList.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Work.module.css';

export function Work({ mark, labels, lists, lang, benefits }: Opening['work']) {
  return (
    <Section id="work" mark={mark} heading={labels.duties}>
      <div data-columns="6">
        <div data-stack="">
          <BulletList items={lists.duties} lang={lang} />
        </div>
        <div data-stack="">
          <BulletList heading={labels.bring} items={lists.bring} lang={lang} />
          <h3 data-label="">{labels.skills}</h3>
          <ul data-row="" lang={lang}>
            {lists.skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </div>
        <div data-stack="">
          <BulletList heading={labels.show} items={lists.show} lang={lang} />
        </div>
      </div>
      <div className={styles.offer} data-stack="">
        <h3 data-label="">{benefits.heading}</h3>
        <ul data-columns="4">
          {benefits.items.map(({ id, title, text }) => (
            <li key={id}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
