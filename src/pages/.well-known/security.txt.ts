import type { APIRoute } from 'astro';
import { securityTxt } from '~/content/security';

export const GET: APIRoute = () => new Response(securityTxt());
