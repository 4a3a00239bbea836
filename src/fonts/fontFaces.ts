import type { Script } from '#src/i18n/languages.ts';
import { fromBase } from '#src/i18n/paths.ts';
import { type Range, rangesOf, scriptOf, standIns, weightsOf } from './faces.ts';
import type { FontFile } from './fontFiles.ts';

/** The @font-face rules of a page's font files, and of the system fonts used until the files arrive. */
export function fontFaces(files: readonly FontFile[]): string {
  const own = files.filter(({ characters }) => characters === undefined);
  return [...files.map(faceRule), ...own.flatMap(standInRules)].join('');
}

function faceRule(file: FontFile): string {
  const { role, script } = file.face;
  return rule({
    'font-family': `"${role}"`,
    src: `url(${fromBase(`fonts/${file.name}`)})format("woff2")`,
    'font-weight': weightsOf[role],
    'font-display': 'swap',
    'unicode-range': file.characters ? rangeOf(file.characters) : unicodeRange(script),
  });
}

function standInRules({ face, height }: FontFile): string[] {
  const standIn = (name: string, local: readonly string[], width: number, range?: string) =>
    rule({
      'font-family': `"${name}"`,
      src: local.map((font) => `local("${font}")`).join(),
      'size-adjust': percent(width),
      'ascent-override': percent(height.ascent / width),
      'descent-override': percent(height.descent / width),
      'line-gap-override': percent(height.lineGap / width),
      'unicode-range': range,
    });
  return standIns
    .filter(({ name, script }) => name.startsWith(face.role) && script === face.script)
    .flatMap(({ name, local, letters, space }) => {
      const lettersRule = standIn(name, local, letters, unicodeRange(face.script));
      const hasOwnSpace = face.script === 'latin' && space !== letters;
      return hasOwnSpace ? [lettersRule, standIn(name, local, space, spaces)] : [lettersRule];
    });
}

const spaces = 'U+20,U+A0';

function unicodeRange(script: Script): string | undefined {
  return rangesOf[script].map(written).join() || undefined;
}

/** Every document carries them: letters of a script that the page has no face of stand for all of it. */
function rangeOf(characters: string): string | undefined {
  const script = scriptOf(characters);
  if (script) return unicodeRange(script);
  const points = [...characters].map((sign) => sign.codePointAt(0) ?? 0);
  return points.map((point) => written([point, point])).join();
}

function written([from, to]: Range): string {
  return from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`;
}

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

function rule(descriptors: Record<string, string | undefined>): string {
  const written = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face{${written.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
