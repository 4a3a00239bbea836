import type { APIRoute, GetStaticPaths } from 'astro';
import { toPng } from '#src/share/pixels.ts';
import { shareFiles, shareSize } from '#src/share/sharing.tsx';

// Rendered in parallel here, because Astro calls GET for one file after another.
export const getStaticPaths = (async () =>
  Promise.all(
    shareFiles().map(async ({ file, svg }) => ({
      params: { file },
      props: { png: await toPng(svg, shareSize.width) },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ png: BodyInit }> = ({ props }) =>
  new Response(props.png, { headers: { 'Content-Type': 'image/png' } });
