import type { APIRoute } from 'astro';
import { favicon } from '~/pictures/icons';

export const GET: APIRoute = () =>
  new Response(favicon, { headers: { 'Content-Type': 'image/svg+xml' } });
