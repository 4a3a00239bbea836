// As much of selenium-webdriver, which brings no types, as the WebKit driver uses.
declare module 'selenium-webdriver' {
  export class Capabilities {
    constructor(capabilities: Record<string, unknown>);
  }
  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }
  export const By: { css(selector: string): object };
  export const Key: { ESCAPE: string };
  export type WebElement = { click(): Promise<void>; sendKeys(text: string): Promise<void> };
  export type WebDriver = {
    get(address: string): Promise<void>;
    executeScript<Answer>(script: string, ...args: unknown[]): Promise<Answer>;
    findElement(by: object): Promise<WebElement>;
    navigate(): { back(): Promise<void>; refresh(): Promise<void> };
    actions(): { sendKeys(key: string): { perform(): Promise<void> } };
    manage(): {
      window(): { setRect(size: { width: number; height: number }): Promise<unknown> };
    };
    quit(): Promise<void>;
  };
}
