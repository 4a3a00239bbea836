import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { drawIcon, iconNames } from '#src/share/icons.ts';
import { toPng } from '#src/share/pixels.ts';

export const getStaticPaths = () =>
  iconNames
    .filter((icon) => icon !== 'favicon')
    .map((icon) => ({ params: { icon }, props: drawIcon(icon) }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await toPng(props.svg, props.size), { headers: { 'Content-Type': 'image/png' } });
