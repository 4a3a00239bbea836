// Answers below /edit/ while `npm run edit` runs; the site's own configuration knows nothing of it.
import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { run, steps } from '#scripts/shared/stages.ts';
import { translatedLanguages } from '#src/content/check/reviews.ts';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { publish } from './git.ts';
import {
  type Drafts,
  isEditable,
  isPortraitName,
  openWorkspace,
  type Workspace,
} from './workspace.ts';

/** Where scripts/commands/edit.ts puts the form before it starts the server. */
export const builtEditor = join('.astro', 'editor');

const longestBody = 20 * 2 ** 20;

export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const base = `${server.config.base.replace(/\/$/, '')}/edit`;
        const workspace = openWorkspace();
        const answers = answersOf(workspace);
        server.middlewares.use(async (request, response, next) => {
          const path = (request.url ?? '').split('?')[0] ?? '';
          if (path === base) return response.writeHead(302, { Location: `${base}/` }).end();
          if (!path.startsWith(`${base}/`)) return next();
          await answer(request, response, path.slice(base.length + 1), answers);
        });
      },
    },
  };
}

type Answers = Record<string, (body: Buffer, query: URLSearchParams) => Promise<unknown>>;

/** What the form may ask for. All but "state" are written requests. */
export function answersOf(workspace: Workspace): Answers {
  const draftsIn = (body: Buffer): Drafts => {
    const drafts = JSON.parse(body.toString()) as Drafts;
    const stray = Object.keys(drafts).find((file) => !isEditable(file));
    if (stray !== undefined) throw new Refusal(`The editor does not write ${stray}.`);
    return drafts;
  };
  return {
    state: () => workspace.getState(),
    check: (body) => workspace.check(draftsIn(body)),
    save: (body) => workspace.save(draftsIn(body)),
    portrait: async (body, query) => {
      const name = query.get('name') ?? '';
      if (!isPortraitName(name)) throw new Refusal(`No portrait can be called "${name}".`);
      await workspace.savePortrait(name, body);
      return {};
    },
    reviewed: (body) => {
      const { lang, page } = JSON.parse(body.toString());
      const language = translatedLanguages.find((code) => code === lang);
      const words = wordFileNames.find((name) => name === page);
      if (!language || !words) throw new Refusal(`Nothing is called ${lang} ${page}.`);
      return workspace.noteReviewed(language, words);
    },
    publish: async (body) => {
      const { message, send, author } = JSON.parse(body.toString());
      const { problems } = await workspace.getState();
      if (problems.length > 0) throw new Refusal('Correct what is wrong first.');
      if (!String(message).trim()) throw new Refusal('Say in a few words what changed.');
      await workspace.tidyPortraits();
      const published = await publish(workspace.folder, String(message), send === true, author);
      return { ...published, state: await workspace.getState() };
    },
    build: async () => {
      const { passed, output } = await run(steps.build);
      const folder = join(workspace.folder, 'dist');
      return { passed, folder, output: output.trim().split('\n').slice(-20).join('\n') };
    },
  };
}

/** Something that was asked for and is not done, with the reason. */
class Refusal extends Error {}

export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  answers: Answers,
): Promise<void> {
  if (!isFromHere(request)) {
    return tell(response, 403, { problem: 'The editor answers only the computer it runs on.' });
  }
  if (!path.startsWith('api/')) return sendFile(response, path || 'index.html');
  const name = path.slice('api/'.length);
  const ask = Object.hasOwn(answers, name) ? answers[name] : undefined;
  const method = name === 'state' ? 'GET' : 'POST';
  if (!ask || request.method !== method)
    return tell(response, 404, { problem: 'Nothing is here.' });
  try {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    return tell(response, 200, await ask(await bodyOf(request), query));
  } catch (error) {
    const isRefusal = error instanceof Refusal || error instanceof SyntaxError;
    const problem = error instanceof Error ? error.message : String(error);
    return tell(response, isRefusal ? 400 : 500, { problem });
  }
}

/**
 * Only pages of this very server may ask, and only on the loopback: another site open in the browser
 * cannot write here, nor one whose name was pointed at this computer.
 */
export function isFromHere({ headers, method, socket }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  const { remoteAddress = '' } = socket;
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) return false;
  if (!/^(127\.|::1$|::ffff:127\.)/.test(remoteAddress)) return false;
  return method === 'GET' || headers.origin === `http://${host}`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestBody) throw new Refusal('This is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

function sendFile(response: ServerResponse, path: string): void {
  const file = join(builtEditor, path);
  if (!/^[\w./-]+$/.test(path) || path.includes('..') || !existsSync(file)) {
    tell(response, 404, { problem: 'Nothing is here.' });
    return;
  }
  response.writeHead(200, {
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy':
      "default-src 'self'; img-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  });
  createReadStream(file).pipe(response);
}

function tell(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(content));
}
