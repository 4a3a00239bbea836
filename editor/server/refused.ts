import type { Refusal } from '../contract.ts';

/** What was asked for is not done: what is in the way, what to do, and what another program said of it. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(wrong: string, fix: string, said?: string) {
    super(wrong);
    this.refusal = { wrong, fix, said };
  }
}
