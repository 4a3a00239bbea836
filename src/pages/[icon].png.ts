import type { APIRoute, GetStaticPaths } from 'astro';
import { getIcons } from '~/content/icons';
import { type Icon, iconSizes } from '~/pictures/icons';
import { toPng } from '~/pictures/pixels';

export const getStaticPaths = (() =>
  Object.entries(getIcons().files).map(([icon, svg]) => ({
    params: { icon },
    props: { svg, size: iconSizes[icon as keyof typeof iconSizes] },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Icon> = async ({ props: { svg, size } }) =>
  new Response(await toPng(svg, size), { headers: { 'Content-Type': 'image/png' } });
