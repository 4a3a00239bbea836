import type { APIRoute } from 'astro';
import { securityTxt } from '#src/share/security.ts';

export const GET: APIRoute = () => new Response(securityTxt());
