import type { Refusal } from '../contract.ts';

/** A request that cannot be fulfilled: the reason, the advice, and the output of another program. */
export class UserError extends Error {
  readonly refusal: Refusal;

  constructor(wrong: string, fix: string, log?: string) {
    super(wrong);
    this.refusal = { wrong, fix, log };
  }
}
