/** Four kinds of thread that are told apart without colour: plain twice, one of two plies, one double. */
export const threads = ['ink', 'madder', 'plied', 'double'] as const;

export type Thread = (typeof threads)[number];

export function toneOf(thread: Thread): 'ink' | 'madder' {
  return thread === 'ink' || thread === 'plied' ? 'ink' : 'madder';
}
