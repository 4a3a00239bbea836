import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe documents; its types leave out the options of single checks. */
type Options = RunOptions & { checks?: Record<string, { options: object }> };

/** One rule for all contrast, where axe has two of which each leaves some words to the other. */
export const contrast: Options = {
  runOnly: ['color-contrast-enhanced'],
  checks: {
    'color-contrast-enhanced': {
      options: {
        contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } },
        // Pseudo-elements draw threads beside the words, and axe would give no verdict on any word around them.
        ignorePseudo: true,
      },
    },
  },
};

/** WCAG at all levels, and what axe holds to be good practice. */
export const everyRule: Options = {
  ...contrast,
  runOnly: [
    ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    'best-practice',
  ],
  rules: {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: true },
  },
};

/** The company's name in giant letters, which is hidden from screen readers. */
const logotype = 'footer [aria-hidden=true]';

/** What axe finds against a page, or a part of it. */
export async function violations(
  page: Page,
  { include = 'html', exclude = logotype }: { include?: string; exclude?: string } = {},
  options: Options = {},
): Promise<string[]> {
  // Once a page, and through the browser's tools: the policy lets no page load it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        part,
        options,
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 110)} ${any[0]?.message ?? ''}`),
      );
    },
    [{ include, exclude }, { ...options, resultTypes: ['violations'] } as RunOptions] as const,
  );
}
