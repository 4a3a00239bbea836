import type { Leaders } from '#src/read/leaders.ts';
import { PersonWords } from '#src/sections/shared/PersonWords.tsx';
import { Lede, Subgrid } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Label, Prose } from '#src/ui/Text.tsx';
import styles from './Intro.module.css';

/** The leaders, each with a woven pair of eyes or a portrait. */
export function Intro({ pointsLabel, shown, leaders, note, ...head }: Leaders['intro']) {
  return (
    <section id="leaders" className={styles.intro}>
      <PageHead mark={head.mark} heading={head.heading} id="leaders-heading">
        <Lede>{head.lede}</Lede>
      </PageHead>
      <ol data-shown={shown}>
        {leaders.map(({ id, lang, duty, portrait, ...person }, index) => (
          <Subgrid as="li" className={styles.leader} key={id}>
            <Picture {...portrait} className={styles.picture} isFirstPicture={index === 0} />
            <PersonWords lang={lang} {...person} responsibility={duty.heading} text={duty.text}>
              <Label as="h3" className={styles.label}>
                {pointsLabel}
              </Label>
              <Subgrid as="ul" isLined className={styles.points} lang={lang}>
                {duty.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </Subgrid>
            </PersonWords>
          </Subgrid>
        ))}
      </ol>
      {note && <Prose className={styles.note}>{note}</Prose>}
    </section>
  );
}
