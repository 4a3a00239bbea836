import type { APIRoute } from 'astro';
import { getGuide } from '~/content/guide';

export const GET: APIRoute = () => new Response(getGuide());
