import tokens from './tokens.css?raw';

export type Scheme = 'light' | 'dark';

/** Where the dark scheme begins in the style sheet. */
const darkScheme = '@media screen and (prefers-color-scheme: dark)';

/** The style sheet of the colours, divided into the light scheme and the dark one. */
export function schemesIn(css: string): { day: string; night: string } {
  const [day, night, ...more] = css.split(darkScheme);
  if (day === undefined || night === undefined || more.length > 0) {
    throw new Error(
      `src/styles/tokens.css has no dark scheme that can be told from the light one.\nBegin it, once, with "${darkScheme}", in this spelling.`,
    );
  }
  return { day, night };
}

const { day, night } = schemesIn(tokens);

/** The value of a colour token, for files without style sheets: icons, manifests and shared pictures. */
export function colourOf(name: string, scheme: Scheme): string {
  const colour = (scheme === 'dark' && colourIn(night, name)) || colourIn(day, name);
  if (!colour) {
    throw new Error(
      `src/styles/tokens.css has no colour "${name}".\nAdd it there, or correct the name where it is asked for.`,
    );
  }
  return colour;
}

function colourIn(css: string, name: string): string | undefined {
  return new RegExp(`${name}:\\s*(#\\w+);`).exec(css)?.[1];
}
