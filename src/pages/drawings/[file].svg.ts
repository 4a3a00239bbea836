import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingFiles } from '#src/drawings/drawings.tsx';

export const getStaticPaths: GetStaticPaths = () =>
  drawingFiles().map(({ file, svg }) => ({ params: { file }, props: { svg } }));

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
