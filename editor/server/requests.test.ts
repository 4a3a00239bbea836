import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { smallestSite } from '../../src/content/check/smallestSite.ts';
import { writeSite } from '../../tests/writeSite.ts';
import { answer, answersOf, isFromHere, isPortraitName } from './requests.ts';
import { openWorkspace } from './workspace.ts';

let port: number;

beforeEach(async () => {
  const folder = await writeSite(smallestSite());
  const form = new Map([['index.html', 'The form']]);
  const answers = answersOf(await openWorkspace(folder));
  const server = createServer((asked, response) =>
    answer(asked, response, (asked.url ?? '').slice('/edit/'.length), answers, form),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  port = (server.address() as AddressInfo).port;
});

async function ask(method: string, path: string, body = '', headers = {}) {
  const origin = method === 'POST' ? { origin: `http://127.0.0.1:${port}` } : {};
  const options = { host: '127.0.0.1', port, method, path, headers: { ...origin, ...headers } };
  const asked = request(options).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, said: await text(response) };
}

it('gives out the files of the form and nothing else, and goes on whatever is asked', async () => {
  for (const path of [
    'assets',
    'assets/',
    '../drafts.json',
    '%',
    '%2e%2e/drafts.json',
    '//',
    'x.js',
  ]) {
    expect((await ask('GET', `/edit/${path}`)).status, path).toBe(404);
  }
  expect(await ask('GET', '/edit/')).toEqual({ status: 200, said: 'The form' });
});

it.each([
  ['drafts', '{"edits": [{"file"'],
  ['drafts', 'null'],
  ['drafts', '{"edits": [{"file": "content/jobs.json", "path": [-1]}]}'],
  ['reviewed', '{"lang": "en", "page": "../home"}'],
  ['publish', '{}'],
  ['licence', '{"name": "None"}'],
  ['portrait?name=..%2Fx.jpg', ''],
])('refuses a malformed request in plain words: %s %s', async (name, body) => {
  const { status, said } = await ask('POST', `/edit/api/${name}`, body);
  expect(status).toBe(400);
  expect(JSON.parse(said)).toEqual({ wrong: expect.any(String), fix: expect.any(String) });
});

it('takes two changes and two saves at once, and loses none', async () => {
  const change = (name: string, value: string) => {
    const edits = [{ file: 'content/company.json', path: [name], value }];
    return ask('POST', '/edit/api/drafts', JSON.stringify({ edits }));
  };
  const save = () => ask('POST', '/edit/api/save');
  await Promise.all([change('name', 'One'), save(), change('legalName', 'Two'), save()]);
  const { files } = JSON.parse((await ask('GET', '/edit/api/state')).said);
  expect(files['content/company.json']).toMatchObject({ name: 'One', legalName: 'Two' });
});

it.each([
  [403, 'GET', { 'sec-fetch-site': 'same-site' }],
  [403, 'GET', { 'sec-fetch-site': 'cross-site' }],
  [403, 'GET', { origin: 'http://localhost:4321' }],
  [403, 'GET', { host: 'evil.example' }],
  [403, 'POST', { origin: 'https://evil.example' }],
  [403, 'POST', { origin: '' }],
  [200, 'GET', { 'sec-fetch-site': 'same-origin' }],
  [200, 'GET', { 'sec-fetch-site': 'none' }],
])('answers with %i to %s %o', async (status, method, headers) => {
  const name = method === 'GET' ? 'state' : 'discard';
  expect((await ask(method, `/edit/api/${name}`, '', headers)).status).toBe(status);
});

it('answers nobody from elsewhere', () => {
  const from = (remoteAddress: string) =>
    isFromHere({
      method: 'GET',
      headers: { host: 'localhost' },
      socket: { remoteAddress },
    } as never);
  expect([from('::1'), from('192.168.0.7')]).toEqual([true, false]);
});

it('takes portraits under a plain name only', () => {
  expect(['coo-cmo.jpg', 'founder_2.jpg'].filter(isPortraitName)).toHaveLength(2);
  expect(['a/b.jpg', '.jpg', 'x.svg', 'x.jpg.html', 'X.jpg', ''].filter(isPortraitName)).toEqual(
    [],
  );
});
