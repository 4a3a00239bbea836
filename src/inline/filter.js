// State: the chosen category of openings; the address keeps it, as in /careers#design.
// Runs: at the end of the careers page. Without script: every opening is listed and no button is shown.
(() => {
  const openings = document.querySelector('#openings');
  const filter = openings.querySelector('[data-filter]');
  const status = openings.querySelector('[role=status]');
  const buttons = [...filter.querySelectorAll('button')];
  const [all] = buttons;
  let chosen = all;

  const choose = (button) => {
    chosen = button;
    for (const one of buttons) one.setAttribute('aria-pressed', one === button);
    status.textContent = button.dataset.announcement;
    const isAway = (category) => button !== all && category !== button.id;
    for (const thread of openings.querySelectorAll('[data-thread]')) {
      thread.toggleAttribute('data-away', isAway(thread.dataset.thread));
    }
    for (const list of openings.querySelectorAll('[data-jobs]')) {
      const jobs = [...list.querySelectorAll('[data-job]')];
      for (const job of jobs) job.hidden = isAway(job.dataset.category);
      list.hidden = jobs.every(({ hidden }) => hidden);
    }
  };

  // A link to a place on the page, as in "Skip to content", leaves the choice as it is, and the place it
  // leads to remembers the choice: the visitor may reload there or come back to it.
  const readAddress = () => {
    const named = (id) => buttons.find((button) => button.id === id);
    const id = location.hash.slice(1);
    const button = id ? (named(id) ?? named(history.state?.category) ?? chosen) : all;
    history.replaceState({ ...history.state, category: button.id }, '');
    // Announce nothing where the category is the same as before.
    if (button !== chosen) choose(button);
  };
  readAddress();
  addEventListener('hashchange', readAddress);

  filter.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button || button === chosen) return;
    // Assigning to location.hash would leave a lone # behind and scroll to the top.
    const { pathname, search } = location;
    const address = button === all ? pathname + search : `#${button.id}`;
    history.pushState({ category: button.id }, '', address);
    choose(button);
  });
  filter.setAttribute('data-works', '');
})();
