import type { APIRoute, GetStaticPaths } from 'astro';
import { fontFiles } from '#src/content/load/fonts.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await fontFiles()).map(({ name, bytes }) => ({
    params: { file: name.replace(/\.woff2$/, '') },
    props: { bytes },
  }));

export const GET: APIRoute<{ bytes: Uint8Array<ArrayBuffer> }> = ({ props }) =>
  new Response(props.bytes, { headers: { 'Content-Type': 'font/woff2' } });
