import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe finds against a page, or a part of it. */
export async function violations(
  page: Page,
  part: { include?: string; exclude?: string } = {},
  options: RunOptions = {},
): Promise<string[]> {
  // Once a page, and through the browser's tools: the policy lets no page load it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([{ include = 'html', exclude }, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include, ...(exclude && { exclude }) },
        options,
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 110)} ${any[0]?.message ?? ''}`),
      );
    },
    [part, { ...options, resultTypes: ['violations'] } as RunOptions] as const,
  );
}
