import { fromBase } from '#src/routes.ts';

/**
 * Lets browsers prerender a page when its link is hovered or touched. Pages in another language are
 * only prefetched: a prerendered contact form would look for the message before the visitor has left
 * the current page.
 */
export function speculationRules(): string {
  const languageLinks = { selector_matches: '[hreflang]' };
  const pageLinks = { selector_matches: `[href^='${fromBase('')}']:not([hreflang])` };
  return JSON.stringify({
    prefetch: [{ where: languageLinks, eagerness: 'moderate' }],
    prerender: [{ where: pageLinks, eagerness: 'moderate' }],
  });
}
