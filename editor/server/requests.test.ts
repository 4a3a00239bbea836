import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { smallestSite } from '../../src/content/check/smallestSite.ts';
import { writeSite } from '../../tests/writeSite.ts';
import { createHandler, isLocalRequest } from './requests.ts';
import { openWorkspace } from './workspace.ts';

let port: number;

beforeEach(async () => {
  const folder = await writeSite(smallestSite());
  const form = new Map([['index.html', 'The form']]);
  const server = createServer(createHandler(await openWorkspace(folder), form));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  port = (server.address() as AddressInfo).port;
});

async function send(endpoint: string, payload: string | Buffer = '', headers: object = {}) {
  const [method, path] = endpoint.split(' ');
  const origin = method === 'POST' ? { origin: `http://127.0.0.1:${port}` } : {};
  const options = { host: '127.0.0.1', port, method, path, headers: { ...origin, ...headers } };
  const [response] = (await once(request(options).end(payload), 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await buffer(response) };
}

it.each<[status: number, endpoint: string, payload?: string, headers?: object]>([
  [200, 'GET /'],
  [404, 'GET /assets'],
  [404, 'GET //'],
  [404, 'GET /%'],
  [404, 'GET /../drafts.json'],
  [404, 'GET /%2e%2e/drafts.json'],
  [400, 'GET /api/portrait?name=..%2Fcompany.json'],
  [400, 'GET /api/versions?page=nothing'],
  [400, 'GET /api/version?page=home&commit=HEAD'],
  [400, 'POST /api/drafts', '{"edits": [{"file"'],
  [400, 'POST /api/drafts', 'null'],
  [400, 'POST /api/drafts', '{"edits": [{"file": "content/jobs.json", "path": [-1]}]}'],
  [400, 'POST /api/reviewed', '{"lang": "en", "page": "../home"}'],
  [400, 'POST /api/publish', '{}'],
  [400, 'POST /api/licence', '{"name": "None"}'],
  [400, 'POST /api/portrait?name=..%2Fx.jpg'],
  [400, 'POST /api/portrait?name=x.svg'],
  [400, 'POST /api/portrait?name=x.jpg.html'],
  [200, 'GET /api/state', '', { 'sec-fetch-site': 'same-origin' }],
  [200, 'GET /api/state', '', { 'sec-fetch-site': 'none' }],
  [403, 'GET /api/state', '', { 'sec-fetch-site': 'same-site' }],
  [403, 'GET /api/state', '', { 'sec-fetch-site': 'cross-site' }],
  [403, 'GET /api/state', '', { origin: 'http://localhost:4321' }],
  [403, 'GET /api/state', '', { host: 'evil.example' }],
  [403, 'GET /api/portrait?name=founder.jpg', '', { 'sec-fetch-site': 'same-site' }],
  [403, 'POST /api/discard', '', { origin: 'https://evil.example' }],
  [403, 'POST /api/discard', '', { origin: '' }],
])('answers with %i to %s %s %o', async (expected, endpoint, payload, headers) => {
  const { status, body } = await send(endpoint, payload, headers);
  expect(status).toBe(expected);
  if (status === 200) return;
  expect(JSON.parse(body.toString())).toEqual({
    wrong: expect.any(String),
    fix: expect.any(String),
  });
});

it('answers nobody from elsewhere', () => {
  const from = (remoteAddress: string) => {
    const headers = { host: 'localhost' };
    return isLocalRequest({ method: 'GET', headers, socket: { remoteAddress } } as IncomingMessage);
  };
  expect([from('::1'), from('192.168.0.7')]).toEqual([true, false]);
});

it('gives out the portrait that it was given', async () => {
  const picture = Buffer.from([0xff, 0xd8, 0xff]);
  for (const name of ['coo-cmo.jpg', 'founder_2.jpg']) {
    expect((await send(`POST /api/portrait?name=${name}`, picture)).status).toBe(200);
    expect(await send(`GET /api/portrait?name=${name}`)).toEqual({ status: 200, body: picture });
  }
});
