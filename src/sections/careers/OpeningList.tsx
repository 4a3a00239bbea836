import type { Careers } from '#src/read/careers.ts';
import { BulletList } from '#src/sections/shared/BulletList.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { Label, Prose, Unseen } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { labelPatternFor } from '#src/weave/Cloth.tsx';
import { Lanes, RowThread } from '#src/weave/Lanes.tsx';
import { colourOf } from '#src/weave/yarn.ts';
import styles from './OpeningList.module.css';

// Three turns of the thread, before it reaches the label.
const knot = 'M-21 16q4 6 0 12M-16 14q5 8 0 16M-10 16q4 6 0 12';

/** The openings, each on a thread: from a lane of its own, or from the lane of its category. */
export function OpeningList({ labels, lanes, openings, ...list }: Careers['list']) {
  const { howToApply, isStripePerOpening } = list;
  if (openings.length === 0) return null;
  return (
    <>
      {!isStripePerOpening && <Lanes className={styles.lanes} lanes={lanes} />}
      <ul>
        {openings.map(({ id, lang, lists, stripe, ...opening }) => (
          <li
            key={id}
            id={opening.isFirstOfCategory ? `category-${opening.category.id}` : undefined}
            className={styles.opening}
            data-category={opening.category.id}
            data-thread={stripe.lane}
          >
            <RowThread
              className={styles.arm}
              lane={stripe.lane}
              amount={lanes.length}
              yarn={stripe.yarn}
              isWhole={isStripePerOpening}
            />
            <header className={styles.who}>
              <svg className={styles.label} viewBox="0 0 44 44" aria-hidden="true">
                <path d="M0 0h44v44H0z" fill={labelPatternFor(stripe)} />
                <path
                  d={knot}
                  stroke={`var(--${colourOf(stripe.yarn)})`}
                  strokeWidth={3.2}
                  fill="none"
                />
              </svg>
              <h3>
                <a href={opening.href} lang={lang}>
                  {opening.title}
                </a>
              </h3>
            </header>
            <dl className={styles.facts}>
              <Unseen as="dt">{labels.category}</Unseen>
              <Label as="dd" lang={opening.category.lang}>
                {opening.category.name}
              </Label>
              <Unseen as="dt">{labels.place}</Unseen>
              <dd className={styles.place} lang={opening.place.lang}>
                {opening.place.name}
              </dd>
              <Unseen as="dt">{labels.type}</Unseen>
              <dd className={styles.type} lang={opening.type.lang}>
                {opening.type.name}
              </dd>
              <Unseen as="dt">{labels.experience}</Unseen>
              <dd>{opening.experience}</dd>
            </dl>
            {opening.terms.length > 0 && (
              <p className={styles.terms}>
                {opening.terms.map((term) => [<span key={term}>{term}</span>, ' '])}
              </p>
            )}
            <p className={styles.description} lang={lang}>
              {opening.description}
            </p>
            <ActionLink {...opening.apply} weight="small" />
            <details className={styles.details}>
              <summary>
                {list.details}
                <Unseen lang={lang}>{` ${opening.title}`}</Unseen>
              </summary>
              {lists.map((points) => (
                <BulletList key={points.heading} level="h4" lang={lang} {...points} />
              ))}
            </details>
          </li>
        ))}
      </ul>
      <Stack className={styles.foot}>
        <Label as="h3" data-address={list.address}>
          {howToApply.heading}
        </Label>
        <Prose data-screen-only="">{howToApply.text}</Prose>
        <BulletList {...howToApply.asked} />
        {howToApply.hiring && <TextLink {...howToApply.hiring} />}
        <Prose>{list.text}</Prose>
      </Stack>
    </>
  );
}
