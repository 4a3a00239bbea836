import { minifySync } from 'vite';

/** A plain script, small enough to travel inside the document, without its comments and spaces. */
export function inlineScript(source: string): string {
  return minifySync('inline.js', source, { mangle: { toplevel: true } }).code.trim();
}
