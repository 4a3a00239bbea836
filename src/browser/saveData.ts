// State: none. Runs: once, on every page. Without script: nothing is fetched before it is asked for.

/** Not in TypeScript's types, because some browsers do not have it. */
type Connection = { saveData?: boolean };
const { connection } = navigator as Navigator & { connection?: Connection };

// Chrome prefetches nothing for visitors who save data; this does the same in other browsers.
if (connection?.saveData) {
  document.querySelector('script[type=speculationrules]')?.remove();
}
