import type { Script } from '#src/i18n/languages.ts';
import { fromBase } from '#src/i18n/paths.ts';
import { type StandIn, scriptOf, scripts, standIns, weightsOf } from './faces.ts';
import type { FontFile } from './fontFiles.ts';

/** The @font-face rules of a page's font files and their fallbacks. */
export function fontFaces(files: readonly FontFile[], script: Script): string {
  const rules = files.map(faceRule);
  for (const [name, standIn] of Object.entries(standIns[script] ?? {})) {
    rules.push(standInRule(name, standIn));
  }
  return rules.join('');
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

/** The whole range of a non-Latin script instead of single characters, because it is in every document. */
function rangeOf(chars: string): string {
  const codes = [...chars].map((char) => `U+${char.codePointAt(0)?.toString(16).toUpperCase()}`);
  return scripts[scriptOf(chars)].range ?? codes.join();
}

function standInRule(name: string, { width, fonts }: StandIn): string {
  return rule({
    'font-family': `"${name}"`,
    src: fonts.map((font) => `local("${font}")`).join(),
    'size-adjust': width,
  });
}

function rule(descriptors: Record<string, string | undefined>): string {
  const given = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  const declarations = given.map(([name, value]) => `${name}:${value}`);
  return `@font-face{${declarations.join(';')}}`;
}
