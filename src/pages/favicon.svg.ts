import type { APIRoute } from 'astro';
import { getIcons } from '#src/share/icons.ts';

export const GET: APIRoute = () =>
  new Response(getIcons().favicon, { headers: { 'Content-Type': 'image/svg+xml' } });
