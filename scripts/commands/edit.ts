import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { build } from 'vite';
import { editor } from '#editor/server/editor.ts';
import { ports } from '#scripts/shared/stages.ts';

const { values } = parseArgs({ options: { port: { type: 'string' } } });

// Built here and not by the dev server, whose updates may reload the pages that it serves.
const built = await build({
  configFile: false,
  root: resolve('editor', 'app'),
  base: './',
  publicDir: false,
  logLevel: 'warn',
  build: { write: false },
});
const files = 'output' in built ? built.output : [];
const form = new Map(
  files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
);
// Vite's build sets it to "production", with which the dev server would not watch files.
delete process.env.NODE_ENV;

// Merged with astro.config.ts, which knows nothing of the editor.
const base = (process.env.BASE_PATH ?? '').replace(/\/$/, '');
const server = await dev({
  integrations: [await editor(form)],
  server: { port: Number(values.port ?? ports.dev), open: `${base}/edit/` },
});
const { port } = server.address;
console.log(`\nThe editor is at http://localhost:${port}${base}/edit/ (Ctrl-C ends it)`);
