// State: the chosen category of openings, in the URL's hash, as in /careers/#category-design.
// Runs: once the careers page is parsed. Without script: every opening is listed, no button is shown, and such a hash
// leads to the category's first opening.

function startFilter(openings: Element, filter: Element, status: Element): void {
  const buttons = [...filter.querySelectorAll('button')];
  const categories = buttons.map(({ dataset }) => dataset.category ?? '');
  const rows = [...openings.querySelectorAll<HTMLElement>('[data-opening]')];
  const threads = [...openings.querySelectorAll<SVGElement>('[data-thread]')];
  // The id of a category, or '' for all openings.
  let chosen = '';

  function show(category: string): void {
    // Announce nothing if the category is unchanged.
    if (category === chosen) return;
    chosen = category;
    for (const button of buttons) {
      const isChosen = button.dataset.category === category;
      button.setAttribute('aria-pressed', String(isChosen));
      if (isChosen) status.textContent = button.dataset.announcement ?? '';
    }
    for (const row of rows) row.hidden = category !== '' && row.dataset.category !== category;
    updateThreads();
  }

  /** Whatever hides rows, a thread is shown if one of the rows that it leads to is. */
  function updateThreads(): void {
    const shownRows = rows.filter(({ hidden }) => !hidden);
    const inUse = new Set(shownRows.map(({ dataset }) => dataset.lane));
    for (const thread of threads) {
      thread.toggleAttribute('data-away', !inUse.has(thread.dataset.thread));
    }
  }

  // A hash that is not a category's, such as that of "Skip to content", keeps the choice.
  function readAddress(): void {
    const { hash } = location;
    if (hash === '') {
      show('');
      return;
    }
    const category = categories.find((id) => hash === hashOf(id) || hash === `#${id}`);
    if (category === undefined) return;
    show(category);
    // Old links have no prefix, and no element has that id.
    if (hash !== hashOf(category)) location.replace(hashOf(category));
  }
  readAddress();
  addEventListener('hashchange', readAddress);

  function choose(category: string): void {
    if (category === chosen) return;
    // Assigning to location.hash would scroll and, for all openings, leave a lone # behind.
    const { pathname, search } = location;
    history.pushState(null, '', category === '' ? pathname + search : hashOf(category));
    show(category);
  }
  // Not the group of buttons, because screen readers call an element that listens clickable.
  for (const button of buttons) {
    button.addEventListener('click', () => choose(button.dataset.category ?? ''));
  }
  filter.setAttribute('data-works', '');
}

/** The hash that leads to the first opening of a category: its row has this id. */
function hashOf(category: string): string {
  return `#category-${category}`;
}

const openings = document.querySelector('#openings');
const filter = openings?.querySelector('[data-filter]');
const status = openings?.querySelector('[role=status]');
if (openings && filter && status) startFilter(openings, filter, status);
