import type { APIRoute } from 'astro';
import { getManifest } from '~/content/manifest';
import type { LanguageCode } from '~/i18n/languages';
import { everyLanguage } from '~/i18n/paths';

export const getStaticPaths = everyLanguage;

export const GET: APIRoute<{ lang: LanguageCode }> = ({ props }) =>
  new Response(JSON.stringify(getManifest(props.lang), null, 2), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
