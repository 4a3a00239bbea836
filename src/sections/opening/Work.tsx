import type { OpeningPage } from '#src/read/opening.ts';
import { BulletList } from '#src/sections/shared/BulletList.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Columns, LinedList, Split, Stack } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Label } from '#src/ui/Text.tsx';
import styles from './Work.module.css';

type WorkProps = OpeningPage['work'] & { application: OpeningPage['application'] };

export function Work({ mark, labels, lists, lang, benefits, application }: WorkProps) {
  return (
    <Section id="work" mark={mark} heading={labels.duties}>
      <Split className={styles.work}>
        <LinedList className={styles.duties} lang={lang}>
          {lists.duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </LinedList>
        <Columns most={3} className={styles.needs}>
          <BulletList heading={labels.bring} items={lists.bring} lang={lang} />
          <BulletList heading={labels.show} items={lists.show} lang={lang} />
          <Stack>
            <Label as="h3">{labels.skills}</Label>
            <p lang={lang}>{lists.skills}</p>
          </Stack>
        </Columns>
      </Split>
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
      {application && (
        <p className={styles.apply}>
          <ActionLink {...application.button} weight="primary" />
        </p>
      )}
    </Section>
  );
}
