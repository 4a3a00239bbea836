import type { APIRoute } from 'astro';
import { getLicences } from '#src/share/licences.ts';

export const GET: APIRoute = () => new Response(getLicences());
