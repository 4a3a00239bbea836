// Makes of the browser one of May 2022: of what the site uses, it knows only what Chrome 101, Edge
// 101, Firefox 100 and Safari 15.5 all know (README.md says why these).
import type { Page } from '@playwright/test';

/** What one of them does not understand is spelt in a way that no browser understands. */
const newerStyles: readonly [newer: RegExp, unknown: string][] = [
  [/@(container|property|scope|starting-style|view-transition)\b/g, '@x-$1'],
  [/:(has|popover-open|state|user-invalid|open)\b(?!-)/g, ':x-$1'],
  [/\((scripting|prefers-reduced-transparency|update)\b/g, '(x-$1'],
  [/\((width|height)\s*(?=[<>=])/g, '(x-$1'],
  [/\b(light-dark|color-mix|oklch|oklab|lch|round|sin|cos|view|scroll)\(/g, 'x-$1('],
  [/(?<![\w-])linear\(/g, 'x-linear('],
  [/(\d)(cq(?:w|h|i|b|min|max)|[dsl]v(?:w|h|i|b|min|max)|vi|vb|r?lh|cap)\b/g, '$1x$2'],
  [
    /(?<=[{;\s])(animation-(?:timeline|range)|contain-intrinsic-[\w-]+|container(?:-\w+)?|content-visibility|field-sizing|hyphenate-limit-chars|hyphens|interpolate-size|mask(?:-\w+)?|scrollbar-gutter|text-wrap|view-transition-name)(?=\s*:)/g,
    'x-$1',
  ],
  [/(?<=[{;\s])(overflow(?:-\w+)*\s*:\s*)clip\b/g, '$1x-clip'],
  [/\bsubgrid\b/g, 'x-subgrid'],
  // The words that are read in place of a sign.
  [/(content:[^;}]*")\s*\/\s*"/g, '$1 x "'],
];

const newerAttributes = /\s(popover(?:target(?:action)?)?|inert)(?==|\s|>)/g;

export async function becomeOldest(page: Page): Promise<void> {
  await page.addInitScript(forgetNewerScript);
  await page.route(/^http/, async (route) => {
    const type = route.request().resourceType();
    if (!['document', 'stylesheet', 'image'].includes(type)) return route.fallback();
    const response = await route.fetch();
    const kind = response.headers()['content-type'] ?? '';
    if (!/text\/html|text\/css|image\/svg/.test(kind)) return route.fulfill({ response });
    const text = await response.text();
    const body = kind.includes('css')
      ? olderStyles(text)
      : text
          .replace(/<style[^>]*>[\s\S]*?<\/style>/g, olderStyles)
          .replace(newerAttributes, ' data-x-$1')
          // A prerendered page would not be changed.
          .replace('"speculationrules"', '"x-speculationrules"');
    return route.fulfill({ response, body });
  });
}

function olderStyles(css: string): string {
  return newerStyles.reduce((rest, [newer, unknown]) => rest.replace(newer, unknown), css);
}

function forgetNewerScript(): void {
  const newer: [owner: object | undefined, names: string[]][] = [
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction']],
    [HTMLButtonElement.prototype, ['command', 'commandForElement']],
    [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'moveBefore']],
    [Document.prototype, ['startViewTransition']],
    [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any', 'timeout']],
    [Navigator.prototype, ['connection', 'userActivation']],
    [globalThis, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation']],
    [globalThis, ['Iterator', 'ViewTimeline', 'ScrollTimeline', 'CommandEvent', 'CloseWatcher']],
    [Intl, ['Segmenter', 'DurationFormat']],
  ];
  for (const [owner, names] of newer) {
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  }
}
