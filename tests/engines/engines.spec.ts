// The journeys in Firefox and WebKit, on the fixture's site; npm test walks them in Chromium.
import { test } from '#tests/servedSite.ts';
import { firefox } from './firefox.ts';
import { journeys, visit } from './journeys.ts';
import { webkit } from './webkit.ts';

for (const engine of [firefox, webkit]) {
  for (const { name, reducedMotion = false, go } of journeys) {
    test(`${engine.name} ${name}`, async ({ site }) => {
      test.setTimeout(180_000);
      test.skip(!process.env.CI && Boolean(engine.missing()), 'only CI must have every engine');
      const driver = await engine.start({ reducedMotion });
      await go(visit(driver, site.url)).finally(() => driver.close());
    });
  }
}
