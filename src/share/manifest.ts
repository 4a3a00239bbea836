import { getCompany, legalNameOf } from '#src/content/load/facts.ts';
import { getHome } from '#src/content/read/home.ts';
import { directionOf, type LanguageCode } from '#src/i18n/languages.ts';
import { fromBase, pathOf } from '#src/i18n/paths.ts';
import { colourOf } from '#src/styles/colours.ts';
import { drawIcon } from './icons.ts';

/** What a phone needs to keep the site on its home screen. */
export function getManifest(lang: LanguageCode) {
  const company = getCompany();
  const start = pathOf('home', lang);
  return {
    id: start,
    lang,
    dir: directionOf(lang),
    name: legalNameOf(company),
    short_name: company.name,
    description: getHome(lang).meta.description,
    start_url: start,
    scope: fromBase(''),
    display: 'minimal-ui',
    theme_color: colourOf('--indigo', 'light'),
    background_color: colourOf('--silk', 'light'),
    icons: [icon('icon-192'), icon('icon-512'), icon('icon-maskable-512', 'maskable')],
  };
}

export function manifestPath(lang: LanguageCode): string {
  return `${pathOf('home', lang).replace(/\/$/, '')}/manifest.webmanifest`;
}

function icon(name: Parameters<typeof drawIcon>[0], purpose = 'any') {
  const { size } = drawIcon(name);
  return { src: fromBase(`${name}.png`), sizes: `${size}x${size}`, type: 'image/png', purpose };
}
