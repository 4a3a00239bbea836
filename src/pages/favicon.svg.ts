import type { APIRoute } from 'astro';
import { drawFavicon } from '#src/share/icons.ts';

export const GET: APIRoute = () =>
  new Response(drawFavicon(), { headers: { 'Content-Type': 'image/svg+xml' } });
