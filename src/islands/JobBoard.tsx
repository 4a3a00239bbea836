// State: the chosen job category; the address keeps it, as in /careers#design.
// Wakes: near the window, so the list has its length before it is scrolled to.
// Without script: every opening is listed and the buttons are not shown.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from './afterPaint.ts';
import styles from './JobBoard.module.css';

export type JobBoardProps = {
  /** Names the group of buttons. */
  label: string;
  /** In the order of the buttons; the first shows every job. */
  categories: readonly {
    /** What the jobs carry as `data-category`, and what follows the # in the address. */
    id: string;
    /** The finished button, as in "Engineering 4". */
    label: string;
    /** The finished announcement, as in "4 openings in Engineering". */
    announcement: string;
  }[];
  /** Lists marked `data-jobs`; each job in them carries `data-job` and `data-category`. */
  children?: ReactNode;
};

// The jobs stay the HTML they came as. Rendered from props they would travel twice, and a thousand
// of them would be compared again at every choice; hiding an element costs nothing of the kind.
export function JobBoard({ label, categories, children }: JobBoardProps) {
  const [awake, setAwake] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [announcement, setAnnouncement] = useState<string>();
  const jobs = useRef<HTMLDivElement>(null);
  const [all] = categories;
  const category = categories.find(({ id }) => id === chosen);
  const shown = category ?? all;

  useEffect(() => {
    const readAddress = () => {
      const id = location.hash.slice(1);
      const known = categories.some((category) => category.id === id);
      // Until something was chosen there is nothing to announce.
      setChosen((before) => (known || before !== undefined ? id : before));
    };
    readAddress();
    setAwake(true);
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, [categories]);

  // The button shows that it was pressed before the list is laid out anew, however long that is, and
  // the list is there when it is announced.
  useEffect(
    () =>
      afterPaint(() => {
        for (const list of jobs.current?.querySelectorAll<HTMLElement>('[data-jobs]') ?? []) {
          let isEmpty = true;
          for (const job of list.querySelectorAll<HTMLElement>('[data-job]')) {
            const away = shown !== all && job.dataset.category !== shown?.id;
            if (job.hidden !== away) job.hidden = away;
            isEmpty &&= away;
          }
          if (list.hidden !== isEmpty) list.hidden = isEmpty;
        }
        setAnnouncement(chosen === undefined ? undefined : shown?.announcement);
      }),
    [chosen, shown, all],
  );

  function choose(id: string) {
    if (id === shown?.id) return;
    // Assigning to location.hash would leave a lone # behind and scroll to the top.
    const { pathname, search } = location;
    const address = id === all?.id ? pathname + search : `#${id}`;
    afterPaint(() => history.pushState(null, '', address));
    setChosen(id);
  }

  return (
    <div className={styles.board}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
      <div role="group" aria-label={label} className={styles.categories} data-awake={awake}>
        {categories.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            className={styles.category}
            aria-pressed={id === shown?.id}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
      <div ref={jobs}>{children}</div>
    </div>
  );
}
