import type { APIRoute } from 'astro';
import { drawIcon } from '#src/share/icons.ts';
import { toPng } from '#src/share/pixels.ts';

/** For browsers and bookmarks that ask for nothing else: a PNG behind the header of an .ico file. */
export const GET: APIRoute = async () => {
  const { svg, size } = drawIcon('favicon');
  const png = await toPng(svg, size);
  const header = Buffer.from([
    0,
    0,
    1,
    0,
    1,
    0,
    size,
    size,
    0,
    0,
    1,
    0,
    32,
    0,
    0,
    0,
    0,
    0,
    22,
    0,
    0,
    0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return new Response(Buffer.concat([header, png]), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};
