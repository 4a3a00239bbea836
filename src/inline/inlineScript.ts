import { minifySync } from 'vite';
import { storageKeys } from './storageKeys.ts';

/** A plain script, small enough to travel inside the document, without its comments and spaces. */
export function inlineScript(source: string): string {
  const whole = `(() => { const storageKeys = ${JSON.stringify(storageKeys)}; ${source} })()`;
  return minifySync('inline.js', whole, { mangle: { toplevel: true } }).code.trim();
}
