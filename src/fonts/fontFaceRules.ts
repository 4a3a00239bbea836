import type { Script } from '#src/i18n/languages.ts';
import { fromBase } from '#src/routes.ts';
import { type StandIn, scriptOf, scripts, standIns, weightsOf } from './faces.ts';
import type { FontFile } from './makeFontFiles.ts';

export function fontFaceRules(files: readonly FontFile[], script: Script): string {
  const ofStandIns = Object.entries(standIns[script] ?? {}).map(standInRule);
  return [...files.map(faceRule), ...ofStandIns].join('');
}

function faceRule({ face: { role, script }, name, characters }: FontFile): string {
  const range = characters ? rangeOf(characters) : scripts[script].range;
  const descriptors = [
    `font-family:"${role}"`,
    `src:url(${fromBase(`fonts/${name}`)})format("woff2")`,
    `font-weight:${weightsOf[role]}`,
    'font-display:swap',
  ];
  if (range) descriptors.push(`unicode-range:${range}`);
  return `@font-face{${descriptors.join(';')}}`;
}

/** The whole range of a non-Latin script instead of single characters, because it is in every document. */
function rangeOf(chars: string): string {
  const codes = [...chars].map((char) => `U+${char.codePointAt(0)?.toString(16).toUpperCase()}`);
  return scripts[scriptOf(chars)].range ?? codes.join();
}

function standInRule([name, { width, ascent, descent, fonts }]: [string, StandIn]): string {
  const descriptors = [
    `font-family:"${name}"`,
    `src:${fonts.map((font) => `local("${font}")`).join()}`,
    `size-adjust:${width}`,
    `ascent-override:${ascent}`,
    `descent-override:${descent}`,
  ];
  return `@font-face{${descriptors.join(';')}}`;
}
