// Who may ask, for what, and how it is answered.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { z } from 'zod';
import { build, publishFrom } from './publish.ts';
import { Refused } from './refused.ts';
import { translatedLanguages, wordFileNames } from './site.ts';
import type { Workspace } from './workspace.ts';

/** The files of the form by their names, as scripts/commands/edit.ts has built them. */
export type Form = ReadonlyMap<string, string | Uint8Array>;

const longestBody = 20 * 2 ** 20;

const path = z.array(z.union([z.string(), z.int().min(0)]));
const edits = z.array(z.strictObject({ file: z.string(), path, value: z.json().optional() }));
const drafts = z.strictObject({ edits });
const reviewed = z.strictObject({
  lang: z.enum(translatedLanguages),
  page: z.enum(wordFileNames),
  path: path.optional(),
});
const licence = z.strictObject({ name: z.string() });
const author = z.strictObject({ name: z.string().trim().min(1), email: z.email() }).optional();
const sending = z.strictObject({ message: z.string(), send: z.boolean(), author });

type Ask = (body: Buffer, query: URLSearchParams) => Promise<unknown>;

/** By method and name. What writes waits for what writes before it. */
export function answersOf(workspace: Workspace): Record<string, Ask> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
  const read = <Body>(schema: z.ZodType<Body>, body: Buffer): Body => {
    const { data, success } = schema.safeParse(JSON.parse(body.toString()));
    if (!success) throw new SyntaxError();
    return data;
  };
  const given = (query: URLSearchParams, name: string) => query.get(name) ?? '';
  return {
    'GET state': () => inTurn(workspace.getState),
    'POST drafts': (body) => inTurn(() => workspace.draft(read(drafts, body).edits)),
    'POST discard': () => inTurn(workspace.discard),
    'POST undiscard': () => inTurn(workspace.undiscard),
    'POST save': () => inTurn(workspace.save),
    'GET portrait': (_, query) => workspace.portrait(given(query, 'name')),
    'POST portrait': (body, query) => {
      const name = given(query, 'name');
      if (!isPortraitName(name)) {
        throw new Refused(`No portrait can be called “${name}”.`, 'Choose the picture again.');
      }
      return inTurn(() => workspace.savePortrait(name, body)).then(() => ({}));
    },
    'POST reviewed': (body) => {
      const { lang, page, path } = read(reviewed, body);
      return inTurn(() => workspace.noteReviewed(lang, page, path));
    },
    'POST licence': (body) => inTurn(() => workspace.chooseLicence(read(licence, body).name)),
    'GET versions': (_, query) => inTurn(() => workspace.versions(given(query, 'page'))),
    'GET version': (_, query) =>
      inTurn(() => workspace.since(given(query, 'page'), given(query, 'commit'))),
    'POST publish': (body) => publishFrom(workspace, read(sending, body), inTurn),
    'POST build': () => build(workspace.folder),
  };
}

export function isPortraitName(name: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,79}\.jpg$/.test(name);
}

/** Answers in any case, whatever was asked: `place` is what follows /edit/ in the address. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  place: string,
  answers: Record<string, Ask>,
  form: Form,
): Promise<void> {
  try {
    if (!isFromHere(request)) {
      const wrong = 'The editor answers only its own pages, on the computer that it runs on.';
      return tell(response, 403, { wrong, fix: 'Open it at the address that the terminal names.' });
    }
    const [name = '', search] = place.split('?');
    const file = form.get(name || 'index.html');
    if (file) return void response.writeHead(200, headersOf(name)).end(file);
    const ask = `${request.method} ${name.replace(/^api\//, '')}`;
    const found = Object.hasOwn(answers, ask) ? answers[ask] : undefined;
    if (!found) {
      return tell(response, 404, { wrong: 'Nothing is here.', fix: 'Open the editor at /edit/.' });
    }
    tell(response, 200, await found(await bodyOf(request), new URLSearchParams(search)));
  } catch (error) {
    if (error instanceof Refused) return tell(response, 400, error.refusal);
    const isMalformed = error instanceof SyntaxError;
    const wrong = isMalformed ? 'The editor did not understand that.' : String(error);
    const fix = 'Load the page again; what you typed is kept.';
    tell(response, isMalformed ? 400 : 500, { wrong, fix });
  }
}

/** No page of another origin, not even to read, and no name that was pointed at this computer. */
export function isFromHere({ headers, method, socket }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) return false;
  if (!/^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')) return false;
  if (site !== 'same-origin' && site !== 'none') return false;
  return method === 'GET' ? !origin || origin === `http://${host}` : origin === `http://${host}`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestBody) throw new Refused('This is too large.', 'Choose a smaller picture.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function headersOf(name: string): Record<string, string> {
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
  return {
    'Content-Type': types[extname(name)] ?? 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy':
      "default-src 'self'; img-src 'self' blob: data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  };
}

function tell(response: ServerResponse, status: number, content: unknown): void {
  const isPicture = content instanceof Uint8Array;
  const type = isPicture ? 'image/jpeg' : 'application/json';
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(isPicture ? content : JSON.stringify(content));
}
