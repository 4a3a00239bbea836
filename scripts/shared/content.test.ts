import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { readPortraits } from './content.ts';

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
