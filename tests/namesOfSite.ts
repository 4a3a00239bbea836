// The functions that tests/browser/names.spec.ts calls, in one module: the bundler takes seconds for each it loads.
export { logoOf } from '#src/content/read/frame.ts';
export { longestWordOf } from '#src/content/read/home.ts';
export { wordMarkOf } from '#src/share/wordMark.ts';
