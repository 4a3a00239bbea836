// The journeys in Firefox and WebKit as .ci/packages installs them; npm test walks them in Chromium.
import { test } from '#tests/servedSite.ts';
import { firefox } from './firefox.ts';
import { journeys, walk } from './journeys.ts';
import { webkit } from './webkit.ts';

for (const engine of [firefox, webkit]) {
  for (const journey of journeys) {
    test(`${engine.name} ${journey.name}`, async ({ site }) => {
      test.setTimeout(180_000);
      const { page, close } = await engine.start(journey);
      await walk(journey, page, site.url).finally(close);
    });
  }
}
