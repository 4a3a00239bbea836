/** Two colours, and for each a second yarn that also differs in form: `plied` is ink, `double` is madder. */
export const yarns = ['ink', 'madder', 'plied', 'double'] as const;

export type Yarn = (typeof yarns)[number];

export function colourOf(yarn: Yarn): 'ink' | 'madder' {
  return yarn === 'ink' || yarn === 'plied' ? 'ink' : 'madder';
}
