import tokens from './tokens.css?raw';

export type Scheme = 'light' | 'dark';

/** The colour of a thread, for what no style sheet reaches: icons, manifests and shared pictures. */
export function thread(name: string, scheme: Scheme): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  const [, light, dark] = /light-dark\((#\w+), (#\w+)\)/.exec(value ?? '') ?? [];
  const colour = (scheme === 'light' ? light : dark) ?? value;
  if (!colour?.startsWith('#')) {
    throw new Error(
      `src/styles/tokens.css has no colour "${name}".\nAdd it there, or correct the name where it is asked for.`,
    );
  }
  return colour;
}
