import type { APIRoute } from 'astro';
import { getIcons } from '~/content/icons';

export const GET: APIRoute = () =>
  new Response(getIcons().favicon, { headers: { 'Content-Type': 'image/svg+xml' } });
