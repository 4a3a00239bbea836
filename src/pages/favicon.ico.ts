import type { APIRoute } from 'astro';
import { toIco } from '~/pictures/ico';
import { smallIcon } from '~/pictures/icons';
import { toPng } from '~/pictures/pixels';

export const GET: APIRoute = async () => {
  const pictures = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await toPng(smallIcon, size) })),
  );
  return new Response(toIco(pictures), { headers: { 'Content-Type': 'image/x-icon' } });
};
