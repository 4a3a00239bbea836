// The HTTP handler: access control, routing, validation and error responses.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { editorPages } from '../labels.ts';
import { licenceNames } from './licences.ts';
import { build, publishFrom } from './publish.ts';
import { translatedLanguages, wordFileNames } from './site.ts';
import { UserError } from './userError.ts';
import type { Workspace } from './workspace.ts';

/** The built files of editor/app by name. */
export type FormFiles = ReadonlyMap<string, string | Uint8Array>;

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
const publishOptions = z.strictObject({ message: z.string(), send: z.boolean(), author });
const portrait = z.strictObject({ name: z.string() });
const newPortrait = z.strictObject({ name: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,79}\.jpg$/) });
const versions = z.strictObject({ page: z.enum(editorPages.map(({ name }) => name)) });
const version = versions.extend({ commit: z.hash('sha1') });

type Handler = (body: Buffer, query: Record<string, string>) => Promise<unknown>;

function handlersFor(workspace: Workspace): Record<string, Handler> {
  const parse = <Body>(schema: z.ZodType<Body>, body: Buffer) =>
    schema.parse(JSON.parse(body.toString()));
  return {
    'GET state': () => workspace.getState(),
    'POST drafts': (body) => workspace.draft(parse(drafts, body).edits),
    'POST discard': () => workspace.discard(),
    'POST undiscard': () => workspace.undiscard(),
    'POST save': () => workspace.save(),
    'GET portrait': (_, query) => workspace.portrait(portrait.parse(query).name),
    'POST portrait': (body, query) => workspace.savePortrait(newPortrait.parse(query).name, body),
    'POST reviewed': (body) => workspace.markReviewed(parse(reviewed, body)),
    'POST licence': (body) => workspace.chooseLicence(parse(licence, body).name),
    'GET versions': (_, query) => workspace.versions(versions.parse(query).page),
    'GET version': (_, query) => workspace.changesSince(version.parse(query)),
    'POST publish': (body) => publishFrom(workspace, parse(publishOptions, body)),
    'POST build': () => build(workspace.folder),
  };
}

/** Never throws; request URLs are relative to /edit. */
export function createHandler(workspace: Workspace, form: FormFiles) {
  const handlers = handlersFor(workspace);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (!isLocalRequest(request)) {
        const wrong = 'The editor answers only its own pages, on the computer that it runs on';
        const fix = 'Open it at the address that the terminal names.';
        return send(response, 403, { wrong, fix });
      }
      const [name = '', search] = (request.url ?? '').slice('/'.length).split('?');
      const file = form.get(name || 'index.html');
      if (file) return void response.writeHead(200, headersOf(name)).end(file);
      const endpoint = `${request.method} ${name.replace(/^api\//, '')}`;
      const handler = Object.hasOwn(handlers, endpoint) && handlers[endpoint];
      if (!handler) {
        return send(response, 404, { wrong: 'Nothing is here', fix: 'Open the editor at /edit/.' });
      }
      const query = Object.fromEntries(new URLSearchParams(search));
      send(response, 200, await handler(await buffer(request), query));
    } catch (error) {
      if (error instanceof UserError) return send(response, 400, error.refusal);
      const isMalformed = error instanceof SyntaxError || error instanceof z.ZodError;
      const wrong = isMalformed ? 'The editor did not understand that' : String(error);
      const fix = 'Load the page again; what you typed is kept.';
      send(response, isMalformed ? 400 : 500, { wrong, fix });
    }
  };
}

/** From this computer and the same origin, under a loopback host name, so that DNS rebinding fails. */
export function isLocalRequest({ headers, method, socket }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const isSameOrigin = origin === `http://${host}` || (method === 'GET' && !origin);
  return (
    isSameOrigin &&
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

function send(response: ServerResponse, status: number, content: unknown = {}): void {
  const isPicture = content instanceof Uint8Array;
  const type = isPicture ? 'image/jpeg' : 'application/json';
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(isPicture ? content : JSON.stringify(content));
}
