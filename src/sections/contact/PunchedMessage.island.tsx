// State: the message in the form, whose last columns are drawn; it is neither stored nor sent.
// Hydrates: when it is seen, in the contact form that it belongs to.
// Without script: the card spells the page's headline, as it does before anything is typed.

import { useEffect, useRef, useState } from 'react';
import type { Contact } from '#src/read/contact.ts';
import { Prose } from '#src/ui/Text.tsx';
import {
  cardColumns,
  cardGrid,
  halfColumns,
  spellEnd,
  spellGraphemes,
  typedCard,
} from '#src/weave/spell.ts';
import { read } from './fields.browser.ts';
import { cardHeight, PunchedHalf } from './PunchedHalf.tsx';
import styles from './PunchedMessage.module.css';

// Above the holes, for the needle and the letters.
const headroom = 66;

/** A card that a needle punches with the message as it is typed; until then it spells the headline. */
export function PunchedMessage({ headline, caption }: Contact['card']) {
  const [message, setMessage] = useState('');
  const card = useRef<HTMLDivElement>(null);
  const { halves, column } = typedCard(message ? spellEnd(message) : spellGraphemes(headline));
  const next = Math.min(column, cardColumns - 1);
  const lastPunched = column > halfColumns ? 1 : 0;

  useEffect(() => {
    const form = card.current?.closest('form');
    if (!form) return;
    const readMessage = () => setMessage(read(form).message);
    // The reset event fires before the fields are reset.
    const readLater = () => setTimeout(readMessage);
    readMessage();
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('input', readMessage, { signal });
    form.addEventListener('reset', readLater, { signal });
    return () => listening.abort();
  }, []);

  return (
    <>
      <div ref={card} className={styles.halves} aria-hidden="true">
        {halves.map(({ holes, signs }, half) => (
          <PunchedHalf
            key={half === 0 ? 'first' : 'second'}
            holes={holes}
            headroom={headroom}
            isLast={half === lastPunched}
          >
            <text className={styles.signs} y={-4}>
              {signs.map(({ letter, x }) => (
                <tspan key={x} x={x}>
                  {letter}
                </tspan>
              ))}
            </text>
            {Math.floor(next / halfColumns) === half && (
              <Needle x={(next % halfColumns) * cardGrid.column} />
            )}
          </PunchedHalf>
        ))}
      </div>
      <Prose className={styles.caption} aria-hidden="true" data-screen-only="">
        {caption}
      </Prose>
    </>
  );
}

/** The needle above the column that is punched next. */
function Needle({ x }: { x: number }) {
  return (
    <g className={styles.needle} transform={`translate(${x})`}>
      <path
        d={`M0-1h${cardGrid.column}v${cardHeight + 2}h-${cardGrid.column}z`}
        stroke="var(--madder)"
      />
      {/* Clear of the letter. */}
      <g transform={`translate(${cardGrid.column / 2} -14)`}>
        <path d="M-4-50c0-7 8-7 8 0L2.6-16 0 0-2.6-16z" fill="var(--ink)" />
        <path d="M0-49v8" stroke="var(--background)" strokeWidth={2.4} />
        <path
          d="M0-46c-6-1-10 3-10 9s4 9 3 16-5 8-5 13M0-46c8 1 11-6 20-3"
          stroke="var(--yarn)"
          strokeWidth={3}
        />
      </g>
    </g>
  );
}
