import { inlineScript, scriptFile } from './plainScript';
import visitScript from './visit.js?raw';

/** The script of the bill, in a file named after its content: few visitors scroll down to it. */
export const visitFile = scriptFile('visit', inlineScript(visitScript));

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
