import type { Refusal } from '../contract.ts';

/** What was asked for is not done: what is in the way, and what to do. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(wrong: string, fix: string) {
    super(wrong);
    this.refusal = { wrong, fix };
  }
}
