import type { APIRoute, GetStaticPaths } from 'astro';
import { shareSize } from '#src/share/picture.ts';
import { toPng } from '#src/share/pixels.ts';
import { shareFiles } from '#src/share/sharing.tsx';

export const getStaticPaths = (() =>
  shareFiles().map(({ file, svg }) => ({
    params: { file },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = async ({ props }) =>
  new Response(await toPng(props.svg, shareSize.width), {
    headers: { 'Content-Type': 'image/png' },
  });
