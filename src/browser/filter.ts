// State: the chosen category of openings, in the URL's hash, as in /careers/#design.
// Runs: once the careers page is parsed. Without script: every opening is listed and no button is shown.

function startFilter(openings: Element, filter: Element, status: Element): void {
  // Empty: all openings.
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
    const isHidden = (itsCategory?: string) => category !== '' && category !== itsCategory;
    for (const thread of openings.querySelectorAll<SVGElement>('[data-thread]')) {
      thread.toggleAttribute('data-away', isHidden(thread.dataset.thread));
    }
    for (const opening of openings.querySelectorAll<HTMLElement>('[data-opening]')) {
      opening.hidden = isHidden(opening.dataset.category);
    }
  }

  // A hash that is not a category, such as that of "Skip to content", keeps the choice. It is stored in the history
  // entry as well, because the visitor may reload there or come back to it.
  function readAddress(): void {
    const { hash } = location;
    const remembered: string | undefined = history.state?.category;
    const category = [hash.slice(1), remembered ?? chosen].find(buttonOf) ?? chosen;
    // A new entry: the visitor followed a link to a category. No element has that id, so the button is scrolled to.
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
