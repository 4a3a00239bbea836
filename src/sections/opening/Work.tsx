import type { OpeningPage } from '#src/read/opening.ts';
import { BulletList } from '#src/sections/shared/BulletList.tsx';
import { Columns, LinedList, Stack } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Label } from '#src/ui/Text.tsx';
import styles from './Work.module.css';

export function Work({ mark, labels, lists, lang, benefits }: OpeningPage['work']) {
  return (
    <Section id="work" mark={mark} heading={labels.duties}>
      <div className={styles.work}>
        <LinedList className={styles.duties} lang={lang}>
          {lists.duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </LinedList>
        <Stack className={styles.needs}>
          <BulletList heading={labels.bring} items={lists.bring} lang={lang} />
          <BulletList heading={labels.show} items={lists.show} lang={lang} />
          <BulletList heading={labels.skills} items={lists.skills} lang={lang} />
        </Stack>
      </div>
      <Stack className={styles.offer}>
        <Label as="h3">{benefits.heading}</Label>
        <Columns as="ul" most={4}>
          {benefits.items.map(({ id, title, text }) => (
            <li key={id}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </Columns>
      </Stack>
    </Section>
  );
}
