// State: none. Runs: on every page, once it has loaded and the browser is idle. Then the drawings
// further down come as well, so that a picture of the whole page has no holes.
// Without script, and for visitors who save data: each comes when it is scrolled to.

/** Not in TypeScript's types, because some browsers do not have it. */
type SavingNavigator = Navigator & { connection?: { saveData: boolean } };

/** Safari has no requestIdleCallback. */
const whenIdle = window.requestIdleCallback ?? setTimeout;

function loadDrawings(): void {
  for (const image of document.images) image.loading = 'eager';
}

const { connection } = navigator as SavingNavigator;
if (!connection?.saveData) addEventListener('load', () => whenIdle(loadDrawings));
