import type { MiddlewareHandler } from 'astro';
import { filledInWords } from '#src/content/load/words.ts';
import { defaultLanguage, languageOf } from '#src/i18n/languages.ts';
import { markEnglish } from '#src/i18n/markEnglish.ts';

/** Marks the English words on a page whose language lacks them; Astro calls it for every page. */
export const onRequest: MiddlewareHandler = async ({ params }, next) => {
  const response = await next();
  const lang = languageOf(params.lang);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || lang === defaultLanguage) return response;
  // Read to its end first: readers note what they fill in while the page is rendered.
  const html = await response.text();
  const { status, headers } = response;
  return new Response(markEnglish(html, filledInWords(lang)), { status, headers });
};
