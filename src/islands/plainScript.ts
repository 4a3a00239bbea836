import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

/** A plain script, small enough to travel inside the document, without its comments and spaces. */
export function inlineScript(source: string): string {
  return minifySync('inline.js', source, { mangle: { toplevel: true } }).code.trim();
}

/** A script for a file of its own, with a name that changes with the content. */
export function scriptFile(name: string, code: string): { name: string; code: string } {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { name: `${name}.${hash}`, code };
}
