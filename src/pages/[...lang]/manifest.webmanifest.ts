import type { APIRoute } from 'astro';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { everyLanguage } from '#src/i18n/paths.ts';
import { getManifest } from '#src/share/manifest.ts';

export const getStaticPaths = everyLanguage;

export const GET: APIRoute<{ lang: LanguageCode }> = ({ props }) =>
  new Response(JSON.stringify(getManifest(props.lang), null, 2), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
