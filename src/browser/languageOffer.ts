// State: none. Runs: on every page. Only those who do not read its language load what may offer another.
// Without script: nothing is offered; the list of languages is in the header.

// Its address. With a plain import(), Vite would turn this script, which is in the page, into a file as well, and the
// policy blocks script files.
import file from './offerTranslation.ts?worker&url';

const { lang } = document.documentElement;
// Not by Intl.Locale, which throws where a machine without languages has a browser say "c".
const isRead = navigator.languages.some((tag) => tag.split('-')[0] === lang);
if (!isRead) addEventListener('load', () => import(/* @vite-ignore */ file));
