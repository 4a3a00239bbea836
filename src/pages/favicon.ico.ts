import type { APIRoute } from 'astro';
import { drawIcon } from '#src/share/icons.ts';
import { toPng } from '#src/share/pixels.ts';

/** For browsers and bookmarks that ask for nothing else: a PNG behind the header of an .ico file. */
export const GET: APIRoute = async () => {
  const { svg, size } = drawIcon('favicon');
  const png = await toPng(svg, size);
  // An icon, one picture of this size with a plane of 32 bits, its length, and where it begins.
  const numbers = [0, 1, 1, size + 256 * size, 0, 1, 32, png.length, 0, 22, 0];
  const header = Buffer.from(Uint16Array.from(numbers).buffer);
  return new Response(Buffer.concat([header, png]), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};
