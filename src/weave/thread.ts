/** Two colours, and for each a second thread that also differs in form: `plied` is ink, `double` is madder. */
export const threads = ['ink', 'madder', 'plied', 'double'] as const;

export type Thread = (typeof threads)[number];

export function toneOf(thread: Thread): 'ink' | 'madder' {
  return thread === 'ink' || thread === 'plied' ? 'ink' : 'madder';
}
