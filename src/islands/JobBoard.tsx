// State: the chosen job category; the address keeps it, as in /careers#design.
// Hydrates: near the window, so the list has its length before it is scrolled to.
// Without script: every opening is listed and the buttons are not shown.

import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './JobBoard.module.css';

type JobBoardProps = {
  /** Names the group of buttons. */
  filterLabel: string;
  /** In the order of the buttons; the first shows every job. */
  categories: readonly {
    /** What the jobs carry as `data-category`, and what follows the # in the address. */
    id: string;
    /** The finished button, as in "Engineering 4". */
    label: string;
    /** The finished announcement, as in "4 open positions in Engineering". */
    announcement: string;
  }[];
  /**
   * Above the filter. Threads in it, marked `data-thread` with a category, follow the choice too; those without
   * one show with all jobs.
   */
  head?: ReactNode;
  /** Lists marked `data-jobs`; each job in them carries `data-job` and `data-category`. */
  children?: ReactNode;
};

// The jobs are static HTML that the filter hides. As props they would be in the page twice, and
// React would compare a thousand of them at every choice.
export function JobBoard({ filterLabel, categories, head, children }: JobBoardProps) {
  const [isHydrated, setHydrated] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const board = useRef<HTMLDivElement>(null);
  const [all] = categories;
  const shown = categories.find(({ id }) => id === chosen) ?? all;

  // A link to a place on the page, as in "Skip to content", leaves the choice as it is, and the
  // place it leads to remembers the choice: the visitor may reload there or come back to it.
  const readAddress = useEffectEvent(() => {
    const category = categoryHere(categories) ?? shown?.id;
    history.replaceState({ ...history.state, category }, '');
    // Announce nothing where the category is the same as before.
    if (category !== shown?.id) setChosen(category);
  });

  useEffect(() => {
    const read = () => readAddress();
    read();
    setHydrated(true);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  // Before the next paint, like the button that was pressed and the announcement.
  useLayoutEffect(() => {
    const isAway = (category: string | null) => shown !== all && category !== shown?.id;
    for (const thread of board.current?.querySelectorAll('[data-thread]') ?? []) {
      thread.toggleAttribute('data-away', isAway(thread.getAttribute('data-thread')));
    }
    for (const list of board.current?.querySelectorAll<HTMLElement>('[data-jobs]') ?? []) {
      let isEmpty = true;
      for (const job of list.querySelectorAll<HTMLElement>('[data-job]')) {
        const away = isAway(job.getAttribute('data-category'));
        if (job.hidden !== away) job.hidden = away;
        isEmpty &&= away;
      }
      if (list.hidden !== isEmpty) list.hidden = isEmpty;
    }
  }, [shown, all]);

  function choose(id: string) {
    if (id === shown?.id) return;
    // Assigning to location.hash would leave a lone # behind and scroll to the top.
    const { pathname, search } = location;
    history.pushState({ category: id }, '', id === all?.id ? pathname + search : `#${id}`);
    setChosen(id);
  }

  return (
    <div ref={board} className={styles.board}>
      {head}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
      <div
        role="group"
        aria-label={filterLabel}
        className={styles.categories}
        data-hydrated={isHydrated}
      >
        {categories.map(({ id, label: name }) => (
          <Button
            key={id}
            // A shared address as in /careers#design leads here, in sight of the list.
            id={id}
            aria-pressed={id === shown?.id}
            onClick={() => choose(id)}
          >
            {name}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.announcement}>
        {chosen && shown?.announcement}
      </p>
      {children}
    </div>
  );
}

/** What the address names, or else what was chosen when the visitor was last at this place. */
function categoryHere(categories: JobBoardProps['categories']): string | undefined {
  const known = (id: unknown) => categories.find((category) => category.id === id)?.id;
  const id = location.hash.slice(1);
  return id === '' ? categories[0]?.id : (known(id) ?? known(history.state?.category));
}
