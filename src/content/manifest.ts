import type { LanguageCode } from '~/i18n/languages';
import { fromBase, pathOf } from '~/i18n/paths';
import { iconSizes } from '~/pictures/icons';
import { thread } from '~/styles/threads';
import { getCompany, legalNameOf } from './company';
import { getHome } from './home';

/** What a phone needs to keep the site on its home screen. */
export function getManifest(lang: LanguageCode) {
  const company = getCompany();
  const start = pathOf('home', lang);
  return {
    id: start,
    lang,
    dir: 'ltr',
    name: legalNameOf(company),
    short_name: company.name,
    description: getHome(lang).meta.description,
    start_url: start,
    scope: fromBase(''),
    display: 'minimal-ui',
    theme_color: thread('--indigo', 'light'),
    background_color: thread('--silk', 'light'),
    icons: [icon('icon-192'), icon('icon-512'), icon('icon-maskable-512', 'maskable')],
  };
}

export function manifestPath(lang: LanguageCode): string {
  return `${pathOf('home', lang).replace(/\/$/, '')}/manifest.webmanifest`;
}

function icon(name: keyof typeof iconSizes, purpose = 'any') {
  const size = iconSizes[name];
  return { src: fromBase(`${name}.png`), sizes: `${size}x${size}`, type: 'image/png', purpose };
}
