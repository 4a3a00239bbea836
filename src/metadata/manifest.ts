import { contentIn } from '#src/content/load/content.ts';
import { legalNameOf } from '#src/content/schema/company.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { fromBase, pathOf } from '#src/routes.ts';
import { colours } from '#src/styles/colours.ts';
import { icons } from './icons.ts';

/** The web app manifest, with which phones add the site to the home screen. */
export function getManifest(lang: LanguageCode): string {
  const { company, words } = contentIn(lang);
  const start = pathOf('home', lang);
  const manifest = {
    id: start,
    lang,
    name: legalNameOf(company),
    short_name: company.name,
    description: words.home.meta.description,
    start_url: start,
    scope: fromBase(''),
    display: 'minimal-ui',
    theme_color: colours.indigo.light,
    background_color: colours.silk.light,
    icons: icons
      .filter(({ purpose }) => purpose)
      .map(({ file, size, purpose }) => ({
        src: fromBase(file),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  };
  return JSON.stringify(manifest, null, 2);
}
