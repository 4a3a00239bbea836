// In a browser of May 2022 (README.md says why then), which knows none of the newer styles, every page is readable.

import { expect, test } from '@playwright/test';
import { visited } from './addresses.ts';
import { findLayoutProblems, missingWords } from './measures.ts';
import { contrast, violations } from './violations.ts';

// The policy has the hashes of the styles, which are rewritten here.
test.use({ bypassCSP: true });

/** Breaks the spelling of what Chrome 101, Firefox 100 or Safari 15.5 does not support. */
const newerStyles: readonly [newer: RegExp, unknown: string][] = [
  [/@(container|property|scope|starting-style|view-transition)\b/g, '@x-$1'],
  [/:(has|popover-open|state|user-invalid|open)\b(?!-)/g, ':x-$1'],
  [/\((scripting|prefers-reduced-transparency|update)\b/g, '(x-$1'],
  [/\((width|height)\s*(?=[<>=])/g, '(x-$1'],
  [/\b(light-dark|color-mix|oklch|oklab|lch|round|sin|cos|view|scroll|anchor)\(/g, 'x-$1('],
  [/(?<![\w-])linear\(/g, 'x-linear('],
  [/(\d)(cq(?:w|h|i|b|min|max)|[dsl]v(?:w|h|i|b|min|max)|vi|vb|r?lh|cap)\b/g, '$1x$2'],
  [
    /(?<=[{;\s])(animation-(?:timeline|range)|container(?:-\w+)?|hyphens|mask(?:-\w+)?|text-wrap)(?=\s*:)/g,
    'x-$1',
  ],
  [/(?<=[{;\s])(overflow(?:-\w+)*\s*:\s*)clip\b/g, '$1x-clip'],
  [/\bsubgrid\b/g, 'x-subgrid'],
];
const older = (css: string) =>
  newerStyles.reduce((rest, [newer, unknown]) => rest.replace(newer, unknown), css);

for (const { page: name, path } of visited.filter(({ language }) => language === 'en')) {
  test(`in the oldest browsers ${name} can be read in both schemes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/<style[^>]*>[\s\S]*?<\/style>/g, older)
        .replace(/\s(popover(?:target)?)(?==|\s|>)/gi, ' data-x-$1');
      return route.fulfill({ response, body });
    });
    await page.goto(path);
    expect.soft(await page.evaluate(missingWords, 'script, button, label')).toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const problems = await page.evaluate(findLayoutProblems, { isPaper: true });
      expect.soft(problems, `at ${width}`).toEqual([]);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violations(page, {}, contrast), colorScheme).toEqual([]);
    }
  });
}
