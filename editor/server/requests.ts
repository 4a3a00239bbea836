// Who may ask, for what, and how it is answered.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { editorPages } from '../labels.ts';
import { licenceNames } from './licences.ts';
import { build, publishFrom } from './publish.ts';
import { Refused } from './refused.ts';
import { translatedLanguages, wordFileNames } from './site.ts';
import type { Workspace } from './workspace.ts';

/** The files of the form by their names, as scripts/commands/edit.ts has built them. */
export type Form = ReadonlyMap<string, string | Uint8Array>;

const path = z.array(z.union([z.string(), z.int().min(0)]));
const edit = z.strictObject({ file: z.string(), path, value: z.json().optional() });
const drafts = z.strictObject({ edits: z.array(edit) });
const reviewed = z.strictObject({
  lang: z.enum(translatedLanguages),
  page: z.enum(wordFileNames),
  path: path.optional(),
});
const licence = z.strictObject({ name: z.enum(licenceNames) });
const author = z.strictObject({ name: z.string().trim().min(1), email: z.email() }).optional();
const sending = z.strictObject({ message: z.string(), send: z.boolean(), author });
const portrait = z.strictObject({ name: z.string() });
const cut = z.strictObject({ name: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,79}\.jpg$/) });
const versions = z.strictObject({ page: z.enum(editorPages.map(({ name }) => name)) });
const version = versions.extend({ commit: z.hash('sha1') });

type Ask = (body: Buffer, query: Record<string, string>) => Promise<unknown>;

/** By method and name. */
function answersOf(workspace: Workspace): Record<string, Ask> {
  const read = <Body>(schema: z.ZodType<Body>, body: Buffer) =>
    schema.parse(JSON.parse(body.toString()));
  return {
    'GET state': () => workspace.getState(),
    'POST drafts': (body) => workspace.draft(read(drafts, body).edits),
    'POST discard': () => workspace.discard(),
    'POST undiscard': () => workspace.undiscard(),
    'POST save': () => workspace.save(),
    'GET portrait': (_, query) => workspace.portrait(portrait.parse(query).name),
    'POST portrait': (body, query) => workspace.savePortrait(cut.parse(query).name, body),
    'POST reviewed': (body) => workspace.noteReviewed(read(reviewed, body)),
    'POST licence': (body) => workspace.chooseLicence(read(licence, body).name),
    'GET versions': (_, query) => workspace.versions(versions.parse(query).page),
    'GET version': (_, query) => workspace.since(version.parse(query)),
    'POST publish': (body) => publishFrom(workspace, read(sending, body)),
    'POST build': () => build(workspace.folder),
  };
}

/** Answers in any case, whatever is asked; the address of a request is what follows /edit. */
export function answering(workspace: Workspace, form: Form) {
  const answers = answersOf(workspace);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (!isFromHere(request)) {
        const wrong = 'The editor answers only its own pages, on the computer that it runs on';
        const fix = 'Open it at the address that the terminal names.';
        return tell(response, 403, { wrong, fix });
      }
      const [name = '', search] = (request.url ?? '').slice('/'.length).split('?');
      const file = form.get(name || 'index.html');
      if (file) return void response.writeHead(200, headersOf(name)).end(file);
      const asked = `${request.method} ${name.replace(/^api\//, '')}`;
      const found = Object.hasOwn(answers, asked) && answers[asked];
      if (!found) {
        return tell(response, 404, { wrong: 'Nothing is here', fix: 'Open the editor at /edit/.' });
      }
      const query = Object.fromEntries(new URLSearchParams(search));
      tell(response, 200, await found(await buffer(request), query));
    } catch (error) {
      if (error instanceof Refused) return tell(response, 400, error.refusal);
      const isMalformed = error instanceof SyntaxError || error instanceof z.ZodError;
      const wrong = isMalformed ? 'The editor did not understand that' : String(error);
      const fix = 'Load the page again; what you typed is kept.';
      tell(response, isMalformed ? 400 : 500, { wrong, fix });
    }
  };
}

/** No page of another origin, not even to read, and no name that was pointed at this computer. */
export function isFromHere({ headers, method, socket }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const isOwn = origin === `http://${host}` || (method === 'GET' && !origin);
  return (
    isOwn &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) &&
    /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
    ['same-origin', 'none'].includes(String(site))
  );
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

function tell(response: ServerResponse, status: number, content: unknown = {}): void {
  const isPicture = content instanceof Uint8Array;
  const type = isPicture ? 'image/jpeg' : 'application/json';
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(isPicture ? content : JSON.stringify(content));
}
