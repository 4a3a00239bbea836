// State: the message as it stands in the form, to draw its last bytes; nothing of it is kept or sent.
// Hydrates: near the window, in the contact form that it belongs to.
// Without script: the card spells the page's headline, as it does before anything is typed.

import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cardColumns, cardGrid, halfColumns, places, typedCard } from '#src/weave/spell.ts';
import { fieldNamed } from './fields.ts';
import styles from './PunchedMessage.module.css';

const lettersHeight = 14;
const everyPlace = places(halfColumns, cardGrid);

type PunchedMessageProps = {
  /** What the card spells while the message is empty. */
  headline: string;
  /** Says what the card shows. */
  caption: string;
};

/** A card that a needle punches with the message as it is typed. */
export function PunchedMessage({ headline, caption }: PunchedMessageProps) {
  const [message, setMessage] = useState('');
  const card = useRef<HTMLDivElement>(null);
  const needle = useRef<SVGSVGElement>(null);
  const { halves, column } = typedCard(message || headline);
  const next = Math.min(column, cardColumns - 1);
  const place = next % halfColumns;
  const stood = useRef(next);

  useEffect(() => {
    const form = card.current?.closest('form');
    if (!form) return;
    const readMessage = () => setMessage(fieldNamed(form, 'message')?.value ?? '');
    // A form says that it will be reset before it is.
    const readLater = () => setTimeout(readMessage);
    readMessage();
    form.addEventListener('input', readMessage);
    form.addEventListener('reset', readLater);
    return () => {
      form.removeEventListener('input', readMessage);
      form.removeEventListener('reset', readLater);
    };
  }, []);

  useLayoutEffect(() => {
    const moved = stood.current - next;
    // To the other half it goes at once: on a phone that is another row.
    const stays = halfOf(stood.current) === halfOf(next);
    stood.current = next;
    if (moved === 0 || !stays) return;
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    const from = `translateX(${(moved / (place + 0.5)) * 100}%)`;
    needle.current?.animate({ transform: [from, 'none'] }, 160);
  }, [next, place]);

  return (
    <div ref={card} className={styles.card} data-screen="" aria-hidden="true">
      <div className={styles.halves}>
        {halves.map(({ holes, signs }, half) => (
          <Fragment key={half === 0 ? 'first' : 'second'}>
            {halfOf(next) === half && (
              <div className={styles.needle} data-half={half}>
                <svg
                  ref={needle}
                  width={`${((place + 0.5) / halfColumns) * 100}%`}
                  role="presentation"
                >
                  <svg x="100%" y="100%" overflow="visible" role="presentation">
                    <path
                      className={styles.short}
                      d="M0-47C13-47 23-58 18-130"
                      stroke="var(--madder)"
                      strokeWidth={3}
                    />
                    <path d="M-4-50c0-7 8-7 8 0L2.6-16 0 0-2.6-16z" />
                    <path d="M0-49v8" stroke="var(--silk-deep)" strokeWidth={2.4} />
                    <path
                      d="M0-46c-6-1-10 3-10 9s4 9 3 16-5 8-5 13"
                      stroke="var(--madder)"
                      strokeWidth={3}
                    />
                  </svg>
                </svg>
              </div>
            )}
            <svg
              fill="none"
              strokeLinecap="round"
              viewBox={`0 ${-lettersHeight} ${halfColumns * cardGrid.column} ${8 * cardGrid.row + lettersHeight}`}
              role="presentation"
            >
              <path
                d={everyPlace}
                stroke="var(--ink-soft)"
                strokeWidth={1.3}
                strokeDasharray="0 10"
                opacity={0.55}
              />
              {halfOf(next) === half && (
                <rect
                  stroke="var(--madder)"
                  x={place * cardGrid.column}
                  y={-1}
                  width={cardGrid.column}
                  height={8 * cardGrid.row + 2}
                />
              )}
              <path data-holes="" d={holes} stroke="var(--ink)" strokeWidth={5} />
              <text className={styles.signs} y={-4}>
                {signs.map(({ letter, x }) => (
                  <tspan key={x} x={x}>
                    {letter}
                  </tspan>
                ))}
              </text>
            </svg>
          </Fragment>
        ))}
      </div>
      <p className={styles.caption} data-label="">
        {caption} <span className={styles.count}>{`${column}/${cardColumns}`}</span>
      </p>
    </div>
  );
}

function halfOf(column: number): number {
  return Math.floor(column / halfColumns);
}
