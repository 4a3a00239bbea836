import type { MiddlewareHandler } from 'astro';
import { filledInWords } from '#src/content/load/words.ts';
import { keepShownTogether } from '#src/i18n/keepTogether.ts';
import { defaultLanguage, languageOf } from '#src/i18n/languages.ts';
import { markEnglish } from '#src/i18n/markEnglish.ts';

/** Marks untranslated English words, and prevents bad line breaks; Astro calls it for every page. */
export const onRequest: MiddlewareHandler = async ({ params }, next) => {
  const response = await next();
  const lang = languageOf(params.lang);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || lang === defaultLanguage) return response;
  // Rendered completely first: readers collect the words filled in from English meanwhile.
  const html = keepShownTogether(await response.text(), lang);
  const { status, headers } = response;
  return new Response(markEnglish(html, filledInWords(lang)), { status, headers });
};
