import type { Script } from '#src/i18n/languages.ts';
import { fromBase } from '#src/i18n/paths.ts';
import { type StandIn, scriptOf, scripts, standIns, weightsOf } from './faces.ts';
import type { FontFile } from './fontFiles.ts';

/** The @font-face rules of a page's font files and their fallbacks. */
export function fontFaces(files: readonly FontFile[], script: Script): string {
  return [...files.map(faceRule), ...Object.entries(standIns[script] ?? {}).map(standInRule)].join(
    '',
  );
}

function faceRule({ face: { role, script }, name, characters }: FontFile): string {
  return rule({
    'font-family': `"${role}"`,
    src: `url(${fromBase(`fonts/${name}`)})format("woff2")`,
    'font-weight': weightsOf[role],
    'font-display': 'swap',
    'unicode-range': characters ? rangeOf(characters) : scripts[script].range,
  });
}

/** Kept short, because it is in every document: a non-Latin script is given as its whole range. */
function rangeOf(chars: string): string {
  const codes = [...chars].map((char) => `U+${char.codePointAt(0)?.toString(16).toUpperCase()}`);
  return scripts[scriptOf(chars)].range ?? codes.join();
}

function standInRule([name, { width, fonts }]: [name: string, StandIn]): string {
  return rule({
    'font-family': `"${name}"`,
    src: fonts.map((font) => `local("${font}")`).join(),
    'size-adjust': width,
  });
}

function rule(descriptors: Record<string, string | undefined>): string {
  const written = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face{${written.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
