import tokens from './tokens.css?raw';

export type Scheme = 'light' | 'dark';

const [day = '', night = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)');

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
