// What sets a name or a headline by its letters, in one module that the bundler reads at once.
export { logoOf } from '#src/content/read/frame.ts';
export { longestWordOf } from '#src/content/read/home.ts';
export { wordMarkOf } from '#src/share/wordMark.ts';
