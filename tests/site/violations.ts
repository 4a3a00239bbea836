import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** As documented; axe's types lack the options of single checks. */
type Options = RunOptions & { checks?: Record<string, { options: object }> };

/** One rule for all contrast; axe has two, each of which leaves some texts to the other. */
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

/** WCAG at all levels, and axe's best practices. */
export const everyRule: Options = {
  ...contrast,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: true },
  },
};

/** WCAG 2.5.5, which axe has only at level AA, with 24 pixels. */
export const touchTargets: Options = {
  runOnly: ['target-size'],
  checks: {
    'target-size': { options: { minSize: 43 } },
    // Space around a small target does not make up for its size.
    'target-offset': { options: { minOffset: 1000 } },
  },
};

/** The company's name in giant letters, which is hidden from screen readers. */
const logotype = 'footer [aria-hidden=true]';

/** The violations that axe finds on a page, or in a part of it. */
export async function violations(
  page: Page,
  { include = 'html', exclude = logotype }: { include?: string; exclude?: string } = {},
  options: Options = {},
): Promise<string[]> {
  // Injected once a page, by the DevTools protocol: the policy would block a script.
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
