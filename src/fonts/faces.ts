import { detailsOf, type LanguageCode, type Script } from '#src/i18n/languages.ts';

/** The three font families of tokens.css. */
export type Role = 'Display' | 'Text' | 'Mono';

/** The variable range to keep, or a single weight that serves every weight of its role. */
type Weight = number | { min: number; max: number };

type FontChoice = { family: string; weight: Weight };

/** The fonts and characters of a script; without a Mono font, labels are set in Text. */
type ScriptFonts = {
  Display: FontChoice;
  Text: FontChoice;
  Mono?: FontChoice;
  /** Its `unicode-range`; Latin has none and covers everything else. */
  range?: string;
  /** Characters that are always included, so that text edits seldom change the file. */
  alphabet: string;
};

// One weight of Noto Sans Devanagari is 17 KB smaller than two, and Hindi buttons are recognisable without bold.
// The range includes the joiners, which control ligatures, and the dotted circle, which carries isolated vowel signs.
export const scripts: Record<Script, ScriptFonts> = {
  latin: {
    Display: { family: 'Noto Serif Display', weight: 350 },
    Text: { family: 'Onest', weight: { min: 400, max: 500 } },
    Mono: { family: 'Martian Mono', weight: 400 },
    alphabet:
      ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0áàâäæçéèêëíîïñóôöœùúûüß¿¡«»„“”‘’–—…·',
  },
  cyrillic: {
    Display: { family: 'Noto Serif Display', weight: { min: 350, max: 400 } },
    Text: { family: 'Onest', weight: { min: 400, max: 500 } },
    Mono: { family: 'Martian Mono', weight: 400 },
    range: 'U+400-4FF,U+2116',
    alphabet: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя№',
  },
  devanagari: {
    Display: { family: 'Noto Serif Devanagari', weight: 350 },
    Text: { family: 'Noto Sans Devanagari', weight: 400 },
    range: 'U+900-97F,U+200C-200D,U+25CC',
    alphabet: 'अआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैॉोौ्ँंः़।॰\u200c\u200d',
  },
};

export type Face = FontChoice & { role: Role; script: Script };

export const faces: readonly Face[] = (['Display', 'Text', 'Mono'] as const).flatMap((role) =>
  (Object.keys(scripts) as Script[]).flatMap((script) => {
    const choice = scripts[script][role];
    return choice ? [{ role, script, ...choice }] : [];
  }),
);

export function stemOf(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-');
}

/** The faces of a language's pages; every page also has Latin names and addresses. */
export function facesOf(lang: LanguageCode): Face[] {
  const ownScript = detailsOf(lang).script;
  const roles = scripts[ownScript];
  return faces.filter(({ role, script }) => {
    const isNeeded = script === ownScript || script === 'latin';
    return isNeeded && roles[role] !== undefined;
  });
}

/** `font-weight` of a role. It is the same for all scripts; otherwise browsers would choose among their files by weight. */
export const weightsOf: Record<Role, string> = { Display: '350 400', Text: '400 500', Mono: '400' };

const patterns = Object.entries(scripts).map(([script, { range = '' }]) => {
  const letters = range.replace(
    /U\+(\w+)(?:-(\w+))?,?/g,
    (_, from, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return { script: script as Script, pattern: new RegExp(`^[${letters}]+$`, 'u') };
});

/** The script of these characters, if they all belong to one; otherwise Latin. */
export function scriptOf(characters: string): Script {
  return patterns.find(({ pattern }) => pattern.test(characters))?.script ?? 'latin';
}

const times = ['Times New Roman', 'Liberation Serif', 'Tinos-Regular'];
const noto = ['Noto Serif', 'NotoSerif-Regular'];
const arial = ['Arial', 'Liberation Sans', 'Arimo-Regular', 'Roboto'];
const courier = ['Courier New', 'Liberation Mono', 'Cousine-Regular', 'Droid Sans Mono'];

export type StandIn = { width: string; ascent: string; descent: string; fonts: readonly string[] };

const displayOnAndroid: StandIn = { width: '97%', ascent: '110%', descent: '30%', fonts: noto };

/**
 * System fonts until the font files are there, by script; tokens.css has their names. `size-adjust` gives them the width of
 * the role's font, so that lines break in the same places, and the ascent, divided by it, the same baseline. To measure a
 * width again, set all headlines of a language in both fonts, and divide the sums of their widths.
 */
export const standIns: Partial<Record<Script, Record<string, StandIn>>> = {
  latin: {
    'Display Stand-in': { width: '116%', ascent: '92%', descent: '25%', fonts: times },
    'Display Stand-in on Android': displayOnAndroid,
    'Text Stand-in': { width: '105%', ascent: '92%', descent: '29%', fonts: arial },
    'Mono Stand-in': { width: '116.7%', ascent: '86%', descent: '17%', fonts: courier },
  },
  cyrillic: {
    'Display Stand-in': { width: '118%', ascent: '90%', descent: '25%', fonts: times },
    'Display Stand-in on Android': { ...displayOnAndroid, width: '98%' },
    'Text Stand-in': { width: '103.7%', ascent: '94%', descent: '29%', fonts: arial },
    'Mono Stand-in': { width: '116.7%', ascent: '86%', descent: '17%', fonts: courier },
  },
  devanagari: {
    'Display Stand-in': {
      width: '99%',
      ascent: '94%',
      descent: '63%',
      fonts: ['Noto Serif Devanagari', 'NotoSerifDevanagari-Regular'],
    },
    'Text Stand-in': {
      width: '100%',
      ascent: '90%',
      descent: '41%',
      fonts: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular'],
    },
  },
};
