import type { APIRoute, GetStaticPaths } from 'astro';
import { getIcons, type Icon, iconSizes } from '#src/share/icons.ts';
import { toPng } from '#src/share/pixels.ts';

export const getStaticPaths = (() =>
  Object.entries(getIcons().files).map(([icon, svg]) => ({
    params: { icon },
    props: { svg, size: iconSizes[icon as keyof typeof iconSizes] },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Icon> = async ({ props: { svg, size } }) =>
  new Response(await toPng(svg, size), { headers: { 'Content-Type': 'image/png' } });
