// What a journey can do in any engine. Each engine has one thin driver that gives this.
export type Driver = {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function inside the page. It must not use anything outside itself. */
  ask<Answer, Args extends unknown[]>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** What is to be installed where the engine is missing; nothing where it is there. */
  missing(): string | undefined;
  start(options: { reducedMotion: boolean }): Promise<Driver>;
};
