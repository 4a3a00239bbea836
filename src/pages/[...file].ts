import type { APIRoute } from 'astro';
import { drawingFiles } from '#src/drawings/drawings.tsx';
import { wordMarkFile } from '#src/drawings/wordMark.ts';
import { fontFiles } from '#src/fonts/fontFiles.ts';
import { robotsTxt, securityTxt, sitemap } from '#src/metadata/crawlers.ts';
import { drawFavicon, drawIco, drawIcon, touchIcon } from '#src/metadata/icons.ts';
import { licences } from '#src/metadata/licences.ts';
import { shareFiles } from '#src/metadata/sharing.ts';
import { toPng } from '#src/metadata/toPng.ts';

type FileContent = string | Uint8Array<ArrayBuffer>;
type Make = () => FileContent | Promise<FileContent>;

async function listFiles(): Promise<Map<string, Make>> {
  const files = new Map<string, Make>([
    ['.well-known/security.txt', securityTxt],
    [touchIcon.file, async () => toPng(await drawIcon(touchIcon))],
    ['favicon.ico', drawIco],
    ['favicon.svg', drawFavicon],
    ['licenses.txt', licences],
    ['robots.txt', robotsTxt],
    ['sitemap.xml', sitemap],
  ]);
  for (const { file, svg } of drawingFiles()) files.set(`drawings/${file}.svg`, () => svg);
  const wordMark = await wordMarkFile();
  files.set(wordMark.path, () => wordMark.svg);
  for (const { file, svg } of await shareFiles()) files.set(file, () => toPng(svg));
  for (const { name, bytes } of await fontFiles()) files.set(`fonts/${name}`, () => bytes);
  return files;
}

export async function getStaticPaths() {
  return [...(await listFiles())].map(([file, make]) => ({ params: { file }, props: { make } }));
}

// A build writes the body alone; `npm run dev` needs the type of an SVG, which browsers do not guess.
export const GET: APIRoute<{ make: Make }> = async ({ props, params }) =>
  new Response(await props.make(), {
    headers: params.file?.endsWith('.svg') ? { 'Content-Type': 'image/svg+xml' } : {},
  });
