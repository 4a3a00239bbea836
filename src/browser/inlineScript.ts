import { minifySync } from 'vite';
import { storageKeys } from './storageKeys.ts';

/** Minifies a plain script and wraps it in a function, for inlining. Scripts can read `storageKeys`. */
export function inlineScript(source: string): string {
  const whole = `(() => { const storageKeys = ${JSON.stringify(storageKeys)}; ${source} })()`;
  return minifySync('inline.js', whole, { mangle: { toplevel: true } }).code.trim();
}
