import type { APIRoute, GetStaticPaths } from 'astro';
import { visitFile } from '~/islands/visitFile';

export const getStaticPaths: GetStaticPaths = () => [
  { params: { file: visitFile.name }, props: { code: visitFile.code } },
];

export const GET: APIRoute<{ code: string }> = ({ props }) =>
  new Response(props.code, { headers: { 'Content-Type': 'text/javascript' } });
