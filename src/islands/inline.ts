import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import visitScript from './visit.js?raw';

/** A plain script, small enough to travel inside the document, without its comments and spaces. */
export function inlineScript(source: string): string {
  return minifySync('inline.js', source, { mangle: { toplevel: true } }).code.trim();
}

/** The script of the bill, in a file named after its content: few visitors scroll down to it. */
export const visitFile = fileOf('visit', inlineScript(visitScript));

/** Fetches the script of the bill from its address when the visitor comes near it. */
export function visitWaker(address: string): string {
  return inlineScript(`
    new IntersectionObserver(
      ([bill], observer) => {
        if (!bill.isIntersecting) return;
        observer.disconnect();
        import('${address}');
      },
      { rootMargin: '600px' },
    ).observe(document.querySelector('[data-visit]'));
  `);
}

function fileOf(name: string, code: string): { name: string; code: string } {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { name: `${name}.${hash}`, code };
}
