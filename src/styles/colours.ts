export type Shades = { light: string; dark: string };

/** Dark backgrounds are dark in both schemes, so the colours on them do not change. */
const same = (shade: string): Shades => ({ light: shade, dark: shade });

/** Every colour of the site. Pages have each as a custom property, `--silk`; drawings and icons those they use. */
export const colours = {
  silk: { light: '#f4eee2', dark: '#130f18' },
  'silk-deep': { light: '#eae1cf', dark: '#2f162b' },
  ink: { light: '#16132a', dark: '#f4eee2' },
  'ink-soft': { light: '#3d3958', dark: '#cfc7bb' },
  madder: { light: '#bf3218', dark: '#e2623f' },
  'madder-ink': { light: '#8a210e', dark: '#e5bb68' },
  tape: { light: '#bf3218', dark: '#8a210e' },
  hairline: { light: '#cfc5b1', dark: '#503c52' },
  indigo: same('#1d1840'),
  'indigo-deep': same('#151130'),
  'on-indigo': same('#f4eee2'),
  'on-indigo-soft': same('#cbc4d6'),
  'on-indigo-hairline': same('#4c4675'),
  zari: same('#d9a441'),
  'on-zari': same('#16132a'),
} satisfies Record<string, Shades>;

export type Colour = keyof typeof colours;

/** What a drawing's colours become on indigo. */
export const darkSectionColours: Partial<Record<Colour, Colour>> = {
  silk: 'indigo',
  'silk-deep': 'indigo-deep',
  ink: 'on-indigo',
  'ink-soft': 'on-indigo-soft',
  madder: 'zari',
  'madder-ink': 'zari',
};

/**
 * What the colours of eyes become in the dark scheme, in turn, so that neighbours differ: a bright cloth, on which dark
 * yarn still makes the shadows. With light yarn, a face would turn negative.
 */
export const darkSchemeEyes: Partial<Record<Colour, string>>[] = [
  eyes('#d9a441', '#1d1840'),
  eyes('#d4593c', '#14102e'),
  eyes('#cbc4d6', '#1d1840'),
];

function eyes(cloth: string, yarn: string): Partial<Record<Colour, string>> {
  return { silk: cloth, ink: yarn, madder: yarn, 'ink-soft': yarn };
}

export function colourStyles(): string {
  return customProperties(Object.entries(colours), ':root,[data-paper]');
}

/** A style sheet of custom properties in both schemes. What is printed is always light, and so is paper on a screen. */
export function customProperties(shades: [name: string, Shades][], light = ':root'): string {
  const day = shades.map(([name, shade]) => `--${name}:${shade.light}`);
  const changed = shades.filter(([, shade]) => shade.dark !== shade.light);
  const night = changed.map(([name, shade]) => `--${name}:${shade.dark}`);
  const dark = `@media screen and (prefers-color-scheme:dark){:root{${night.join(';')}}}`;
  return `${light}{${day.join(';')}}${night.length > 0 ? dark : ''}`;
}

export function colourNamed(name: string): Colour {
  if (Object.hasOwn(colours, name)) return name as Colour;
  throw new Error(
    `A drawing uses the colour "${name}", which does not exist.\nAdd it to src/styles/colours.ts, or correct the name in the drawing.`,
  );
}
