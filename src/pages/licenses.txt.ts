import type { APIRoute } from 'astro';
import { getLicences } from '~/content/licences';

export const GET: APIRoute = () => new Response(getLicences());
