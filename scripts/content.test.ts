import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { readPortraits } from './content.ts';

test('measures a photo as it is seen, and none that is half a picture', async () => {
  const create = { width: 600, height: 480, channels: 3, background: '#888' } as const;
  const turned = await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const folder = await writeSite({
    'content/portraits/half.jpg': turned.subarray(0, turned.length / 2),
    'content/portraits/turned.jpg': turned,
  });
  expect(await readPortraits(folder)).toEqual({
    'content/portraits/half.jpg': null,
    'content/portraits/turned.jpg': { width: 480, height: 600 },
  });
});
