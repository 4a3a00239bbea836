import type { MiddlewareHandler } from 'astro';
import { keepShownTogether } from '#src/i18n/keepTogether.ts';
import { defaultLanguage, languageOf } from '#src/i18n/languages.ts';

/** Prevents bad line breaks; Astro calls it for every page. */
export const onRequest: MiddlewareHandler = async ({ params }, next) => {
  const response = await next();
  const lang = languageOf(params.lang);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || lang === defaultLanguage) return response;
  const html = keepShownTogether(await response.text(), lang);
  const { status, headers } = response;
  return new Response(html, { status, headers });
};
