import type { APIRoute } from 'astro';
import { toIco } from '#src/share/ico.ts';
import { getIcons } from '#src/share/icons.ts';
import { toPng } from '#src/share/pixels.ts';

export const GET: APIRoute = async () => {
  const pictures = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await toPng(getIcons().small, size) })),
  );
  return new Response(toIco(pictures), { headers: { 'Content-Type': 'image/x-icon' } });
};
