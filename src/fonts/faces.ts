import { detailsOf, type LanguageCode, type Script } from '#src/i18n/languages.ts';

/** The three font families of tokens.css. */
export type Role = 'Display' | 'Text' | 'Mono';

/** A range that a file is cut to; or one weight, which is drawn for every weight of its role. */
export type Weight = number | { min: number; max: number };

type Cut = { family: string; weight: Weight };

/** What a script is set in and made of; one without a Mono family has its labels set in Text. */
type Row = {
  Display: Cut;
  Text: Cut;
  Mono?: Cut;
  /** The code points that belong to it, as style sheets write them; Latin takes what no other claims. */
  range?: string;
  /** Letters that every file has, so that a new word seldom changes a file. */
  alphabet: string;
};

// One weight of Noto Sans Devanagari is 17 KB lighter than two, and a Hindi button needs no bold to be seen as one.
// With its letters go the joiners, which decide how they combine, and the ring that their vowels sit on alone.
export const scripts: Record<Script, Row> = {
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

export type Face = Cut & { role: Role; script: Script };

export const faces: readonly Face[] = (['Display', 'Text', 'Mono'] as const).flatMap((role) =>
  (Object.keys(scripts) as Script[]).flatMap((script) => {
    const cut = scripts[script][role];
    return cut ? [{ role, script, ...cut }] : [];
  }),
);

/** How a family's package and its files are named. */
export function stemOf(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-');
}

/** The faces of a language's pages; every page has names and addresses in Latin letters. */
export function facesOf(lang: LanguageCode): Face[] {
  const own = detailsOf(lang).script;
  return faces.filter(
    ({ role, script }) => [own, 'latin'].includes(script) && scripts[own][role] !== undefined,
  );
}

/** The role that a language's labels are set in. */
export function labelRoleOf(lang: LanguageCode): Role {
  return scripts[detailsOf(lang).script].Mono ? 'Mono' : 'Text';
}

/** The weights that the CSS may ask of a role; the same for all its scripts, or a browser would choose between them by weight. */
export const weightsOf: Record<Role, string> = { Display: '350 400', Text: '400 500', Mono: '400' };

const patterns = Object.entries(scripts).map(([script, { range = '' }]) => {
  const letters = range.replace(
    /U\+(\w+)(?:-(\w+))?,?/g,
    (_, from, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return { script: script as Script, pattern: new RegExp(`^[${letters}]+$`, 'u') };
});

/** The script whose letters these all are. */
export function scriptOf(characters: string): Script {
  return patterns.find(({ pattern }) => pattern.test(characters))?.script ?? 'latin';
}

const times = ['Times New Roman', 'Liberation Serif', 'Tinos-Regular'];
const noto = ['Noto Serif', 'NotoSerif-Regular'];
const arial = ['Arial', 'Liberation Sans', 'Arimo-Regular', 'Roboto'];
const courier = ['Courier New', 'Liberation Mono', 'Cousine-Regular', 'Droid Sans Mono'];

export type StandIn = { width: string; fonts: readonly string[] };

/**
 * Fonts of the visitor's system for the pages in each script, used until the files arrive and made as wide as the
 * role's own: that its words run equally long is what keeps the lines. The names are those of tokens.css; all fonts
 * in one list are equally wide.
 */
export const standIns: Partial<Record<Script, Record<string, StandIn>>> = {
  latin: {
    'Display Stand-in': { width: '113.5%', fonts: times },
    'Display Stand-in on Android': { width: '97%', fonts: noto },
    'Text Stand-in': { width: '105%', fonts: arial },
    'Mono Stand-in': { width: '116.7%', fonts: courier },
  },
  cyrillic: {
    'Display Stand-in': { width: '116%', fonts: times },
    'Display Stand-in on Android': { width: '97%', fonts: noto },
    'Text Stand-in': { width: '103.7%', fonts: arial },
    'Mono Stand-in': { width: '116.7%', fonts: courier },
  },
  devanagari: {
    'Display Stand-in': {
      width: '99%',
      fonts: ['Noto Serif Devanagari', 'NotoSerifDevanagari-Regular'],
    },
    'Text Stand-in': {
      width: '100%',
      fonts: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular'],
    },
  },
};
