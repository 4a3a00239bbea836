import type { APIRoute } from 'astro';
import { getIcons } from '~/content/icons';
import { toIco } from '~/pictures/ico';
import { toPng } from '~/pictures/pixels';

export const GET: APIRoute = async () => {
  const pictures = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await toPng(getIcons().small, size) })),
  );
  return new Response(toIco(pictures), { headers: { 'Content-Type': 'image/x-icon' } });
};
