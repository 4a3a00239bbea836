// State: the chosen category of openings, in the URL's hash, as in /careers/#category-design.
// Runs: once the careers page is parsed. Without script: every opening is listed, no button is shown, and such a hash
// leads to the category's first opening.

function startFilter(openings: Element, filter: Element, status: Element): void {
  const buttons = [...filter.querySelectorAll('button')];
  const rows = [...openings.querySelectorAll<HTMLElement>('li[data-category]')];
  const threads = [...openings.querySelectorAll<SVGElement>('svg [data-thread]')];
  // The first is that of all openings.
  let [chosen] = buttons;

  function show(button: HTMLButtonElement): void {
    // Announce nothing if the category is unchanged.
    if (button === chosen) return;
    chosen?.setAttribute('aria-pressed', 'false');
    button.setAttribute('aria-pressed', 'true');
    chosen = button;
    const { category, announcement = '' } = button.dataset;
    status.textContent = announcement;
    for (const row of rows) row.hidden = category !== '' && row.dataset.category !== category;
    updateThreads();
  }

  /** A thread is hidden if all the rows that it leads to are. */
  function updateThreads(): void {
    const shownRows = rows.filter(({ hidden }) => !hidden);
    const inUse = new Set(shownRows.map(({ dataset }) => dataset.thread));
    for (const thread of threads) {
      thread.toggleAttribute('data-away', !inUse.has(thread.dataset.thread));
    }
  }

  // A hash that is not a category's, such as that of "Skip to content", keeps the choice.
  function readAddress(): void {
    const button = buttons.find((one) => hashOf(one) === location.hash);
    if (button) show(button);
  }
  readAddress();
  addEventListener('hashchange', readAddress);

  // Not the group of buttons, because screen readers call an element that listens clickable.
  for (const button of buttons) {
    button.addEventListener('click', () => {
      if (button === chosen) return;
      // Assigning to location.hash would scroll and, for all openings, leave a lone # behind.
      const { pathname, search } = location;
      history.pushState(null, '', pathname + search + hashOf(button));
      show(button);
    });
  }
  filter.setAttribute('data-works', '');
}

/** The hash that leads to the first opening of a button's category, whose row has this id; none for all openings. */
function hashOf({ dataset }: HTMLButtonElement): string {
  return dataset.category ? `#category-${dataset.category}` : '';
}

const openings = document.querySelector('#openings');
const filter = openings?.querySelector('[data-filter]');
const status = openings?.querySelector('[role=status]');
if (openings && filter && status) startFilter(openings, filter, status);
