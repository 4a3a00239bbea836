import type { APIRoute } from 'astro';
import { getGuide } from '#src/share/guide.ts';

export const GET: APIRoute = () => new Response(getGuide());
