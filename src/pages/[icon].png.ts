import type { APIRoute, GetStaticPaths } from 'astro';
import { type Icon, icons } from '~/pictures/icons';
import { toPng } from '~/pictures/pixels';

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }));

export const GET: APIRoute<Icon> = async ({ props: { svg, size } }) =>
  new Response(await toPng(svg, size), { headers: { 'Content-Type': 'image/png' } });
