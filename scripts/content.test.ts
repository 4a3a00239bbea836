import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { withField } from '#tests/problemTable.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { writeSite } from '#tests/writeSite.ts';
import { findWhatIsLeft, readPortraits } from './content.ts';

test('measures a photo as it is seen, and none that is no picture or half of one', async () => {
  const photo = () =>
    sharp({ create: { width: 600, height: 480, channels: 3, background: '#888' } }).jpeg();
  const turned = await photo().withMetadata({ orientation: 6 }).toBuffer();
  const folder = await writeSite({
    'content/portraits/half.jpg': turned.subarray(0, turned.length / 2),
    'content/portraits/lying.jpg': await photo().toBuffer(),
    'content/portraits/text.png': 'Not a picture.',
    'content/portraits/turned.jpg': turned,
  });
  expect(await readPortraits(folder)).toEqual({
    'content/portraits/half.jpg': null,
    'content/portraits/lying.jpg': { width: 600, height: 480 },
    'content/portraits/text.png': null,
    'content/portraits/turned.jpg': { width: 480, height: 600 },
  });
});

test.each([
  ['Pacific/Kiritimati', '2026-02-01'],
  ['America/New_York', '2026-01-31'],
])('says what is left on the day at the office, in %s %s', async (timeZone, day) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 0, 31, 20) / 1000));
  const inZone = withField(smallestSite(), 'content/company.json', 'office.timeZone', timeZone);
  const open = withField(inZone, 'content/company.json', 'confirmed.claims', '');
  const left = await findWhatIsLeft(open);
  const claims = left.find(({ path }) => path.join('.') === 'confirmed.claims');
  expect(claims?.what).toContain(`enter the date, like "${day}"`);
});
