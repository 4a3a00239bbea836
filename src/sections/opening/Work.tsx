import type { OpeningPage } from '#src/read/opening.ts';
import { BulletList } from '#src/sections/shared/BulletList.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Columns, LinedList, Stack } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Label } from '#src/ui/Text.tsx';
import { labelPatternFor, type Stripe } from '#src/weave/Cloth.tsx';
import styles from './Work.module.css';

type WorkProps = OpeningPage['work'] & {
  apply: OpeningPage['atAGlance']['apply'];
  /** That of the cloth above, of which a length is below the words. */
  stripe: Stripe | undefined;
};

export function Work({ mark, labels, lists, lang, benefits, apply, stripe }: WorkProps) {
  return (
    <Section id="work" mark={mark} heading={labels.duties}>
      <div className={styles.body}>
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
        {stripe && (
          <svg className={styles.cloth} aria-hidden="true">
            <rect width="100%" height="100%" fill={labelPatternFor(stripe)} />
          </svg>
        )}
        {apply && (
          <p className={styles.apply}>
            <ActionLink {...apply} weight="primary" />
          </p>
        )}
      </div>
    </Section>
  );
}
