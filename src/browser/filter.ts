// State: the chosen category of openings, kept in the URL's hash, as in /careers/#design.
// Runs: once the careers page is read. Without script: every opening is listed and no button is shown.

function startFilter(openings: Element, filter: Element, status: Element): void {
  // None: the first button shows every opening.
  let chosen = '';

  function buttonOf(category: string) {
    return filter.querySelector<HTMLElement>(`[data-category="${CSS.escape(category)}"]`);
  }

  function show(category: string): void {
    chosen = category;
    for (const button of filter.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(button.dataset.category === category));
    }
    status.textContent = buttonOf(category)?.dataset.announcement ?? '';
    const isAway = (other?: string) => category !== '' && category !== other;
    for (const thread of openings.querySelectorAll<SVGElement>('[data-thread]')) {
      thread.toggleAttribute('data-away', isAway(thread.dataset.thread));
    }
    for (const job of openings.querySelectorAll<HTMLElement>('[data-job]')) {
      job.hidden = isAway(job.dataset.category);
    }
  }

  // A hash that is no category, as in "Skip to content", leaves the choice as it is, and its history entry remembers
  // the choice: the visitor may reload there or come back to it.
  function readAddress(): void {
    const { hash } = location;
    const remembered: string | undefined = history.state?.category;
    const category = [hash.slice(1), remembered ?? chosen].find(buttonOf) ?? chosen;
    // A new entry, so the visitor has followed a link: its hash is no id on the page, that of the button is.
    if (remembered === undefined && hash === `#${category}`) {
      location.replace(`#${buttonOf(category)?.id}`);
    }
    history.replaceState({ ...history.state, category }, '', hash);
    // Announce nothing if the category is unchanged.
    if (category !== chosen) show(category);
  }
  readAddress();
  addEventListener('hashchange', readAddress);

  filter.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const category = button?.dataset.category;
    if (category === undefined || category === chosen) return;
    // Assigning to location.hash would leave a lone # behind and scroll to the top.
    const { pathname, search } = location;
    const address = category === '' ? pathname + search : `#${category}`;
    history.pushState({ category }, '', address);
    show(category);
  });
  filter.setAttribute('data-works', '');
}

const openings = document.querySelector('#openings');
const filter = openings?.querySelector('[data-filter]');
const status = openings?.querySelector('[role=status]');
if (openings && filter && status) startFilter(openings, filter, status);
