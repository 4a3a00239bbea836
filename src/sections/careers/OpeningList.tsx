import type { Careers } from '#src/content/read/careers.ts';
import { BulletList } from '#src/sections/shared/BulletList.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Row, Stack } from '#src/ui/Layout.tsx';
import { Label, Prose, Unseen } from '#src/ui/Text.tsx';
import { labelPatternFor } from '#src/weave/Cloth.tsx';
import { Arm, Lanes } from '#src/weave/Lanes.tsx';
import { toneOf } from '#src/weave/thread.ts';
import styles from './OpeningList.module.css';

type OpeningListProps = Careers['list'];

// Three turns of the thread, before it reaches the label.
const knot = 'M-21 16q4 6 0 12M-16 14q5 8 0 16M-10 16q4 6 0 12';

/** The openings, each on a thread: from a lane of its own, or from the lane of its category. */
export function OpeningList({
  labels,
  text,
  caption,
  lanes,
  isStripePerOpening,
  openings,
}: OpeningListProps) {
  if (openings.length === 0) return null;
  return (
    <>
      <Lanes className={styles.lanes} lanes={lanes} />
      <ul className={styles.list}>
        {openings.map(({ id, lang, about, weave, thread, ...opening }) => (
          <Row
            as="li"
            key={id}
            id={opening.isFirstOfCategory ? `category-${opening.category.id}` : undefined}
            className={styles.opening}
            data-opening={id}
            data-category={opening.category.id}
            data-hangs-from={opening.stripe}
          >
            <Arm
              className={styles.arm}
              place={opening.lane}
              amount={lanes.length}
              thread={thread}
              isEnd={isStripePerOpening}
            />
            <header className={styles.who}>
              <svg className={styles.label} viewBox="0 0 44 44" aria-hidden="true">
                <path d="M0 0h44v44H0z" fill={labelPatternFor(weave, thread)} />
                <path d={knot} stroke={`var(--${toneOf(thread)})`} strokeWidth={3.2} fill="none" />
              </svg>
              <h3>
                <a href={opening.href} lang={lang}>
                  {opening.title}
                </a>
              </h3>
              <Label as="dl">
                <Fact
                  term={labels.category}
                  value={opening.category.name}
                  lang={opening.category.lang}
                />
              </Label>
            </header>
            <dl className={styles.facts}>
              <Fact term={labels.place} value={opening.place.name} lang={opening.place.lang} />
              <Fact term={labels.type} value={opening.type.name} lang={opening.type.lang} />
              <Fact term={labels.experience} value={opening.experience} />
            </dl>
            <About labels={labels} lang={lang} {...about} />
            <ActionLink {...opening.apply} weight="small" />
          </Row>
        ))}
      </ul>
      <Stack className={styles.hint}>
        <Prose>{text}</Prose>
        <Prose>{caption}</Prose>
      </Stack>
    </>
  );
}

type Opening = OpeningListProps['openings'][number];
type AboutProps = Opening['about'] & Pick<Opening, 'lang'> & Pick<OpeningListProps, 'labels'>;

function About({ labels, lang, description, duties, bring, show, skills }: AboutProps) {
  return (
    <div className={styles.about}>
      <details>
        <summary className={styles.lead} lang={lang}>
          {description}
        </summary>
        <BulletList heading={labels.duties} level="h4" items={duties} lang={lang} />
        <BulletList heading={labels.bring} level="h4" items={bring} lang={lang} />
        <BulletList heading={labels.show} level="h4" items={show} lang={lang} />
      </details>
      <Unseen as="h4">{labels.skills}</Unseen>
      <Row as="ul" className={styles.skills} lang={lang}>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </Row>
    </div>
  );
}

function Fact({ term, value, lang }: { term: string; value: string; lang?: string }) {
  return (
    <div>
      <Unseen as="dt">{term}</Unseen>
      <dd lang={lang}>{value}</dd>
    </div>
  );
}
