import { fromBase } from '#src/i18n/paths.ts';
import { scriptOf, scripts, standIns, weightsOf } from './faces.ts';
import type { FontFile } from './fontFiles.ts';

/** The @font-face rules of a page's font files, and of the system fonts used until the files arrive. */
export function fontFaces(files: readonly FontFile[]): string {
  const own = files.filter(({ characters }) => characters === undefined);
  return [...files.map(faceRule), ...own.flatMap(standInRules)].join('');
}

function faceRule({ face: { role, script }, name, characters }: FontFile): string {
  return rule({
    'font-family': `"${role}"`,
    src: `url(${fromBase(`fonts/${name}`)})format("woff2")`,
    'font-weight': weightsOf[role],
    'font-display': 'swap',
    'unicode-range': characters ? rangeOfSigns(characters) : scripts[script].range,
  });
}

/** Every document carries them: letters of a script that the page has no face of stand for all of it. */
function rangeOfSigns(signs: string): string {
  const codes = [...signs].map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`);
  return scripts[scriptOf(signs)].range ?? codes.join();
}

function standInRules({ face: { role, script }, font }: FontFile): string[] {
  const standIn = (name: string, local: readonly string[], width: number, range?: string) =>
    rule({
      'font-family': `"${name}"`,
      src: local.map((font) => `local("${font}")`).join(),
      'size-adjust': percent(width),
      'ascent-override': percent(font.ascent / font.unitsPerEm / width),
      'descent-override': percent(-font.descent / font.unitsPerEm / width),
      'line-gap-override': percent(font.lineGap / font.unitsPerEm / width),
      'unicode-range': range,
    });
  return standIns
    .filter(([name, one]) => name.startsWith(role) && one === script)
    .map(([name, , local, letters, space]) => {
      const spaceRule = space ? standIn(name, local, space, 'U+20,U+A0') : '';
      return standIn(name, local, letters, scripts[script].range) + spaceRule;
    });
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

function rule(descriptors: Record<string, string | undefined>): string {
  const written = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face{${written.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
