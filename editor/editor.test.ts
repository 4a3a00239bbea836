import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answersOf, isFromHere } from './editor.ts';
import { isEditable, isPortraitName, openWorkspace } from './workspace.ts';

describe('who may ask', () => {
  const request = (method: string, headers: object, remoteAddress = '127.0.0.1') =>
    isFromHere({ method, headers, socket: { remoteAddress } } as IncomingMessage);
  const host = 'localhost:4400';

  it('is a page of the same server on this computer', () => {
    expect(request('GET', { host })).toBe(true);
    expect(request('POST', { host, origin: 'http://localhost:4400' })).toBe(true);
    expect(request('POST', { host: '[::1]:4400', origin: 'http://[::1]:4400' }, '::1')).toBe(true);
  });

  it('is no page of another site, and nobody from elsewhere', () => {
    expect(request('POST', { host })).toBe(false);
    expect(request('POST', { host, origin: 'https://evil.example' })).toBe(false);
    expect(request('POST', { host, origin: 'http://localhost:4321' })).toBe(false);
    expect(request('GET', { host: 'evil.example:4400' })).toBe(false);
    expect(request('GET', { host: 'localhost.evil.example' })).toBe(false);
    expect(request('GET', { host }, '192.168.0.7')).toBe(false);
  });
});

it.each(['content/jobs.json', 'locales/hi/home.json'])('writes %s', (file) => {
  expect(isEditable(file)).toBe(true);
});

it.each([
  'package.json',
  'content/../package.json',
  'content/other.json',
  'locales/xx/home.json',
  'locales/de/reviewed.json',
  'locales/de/x/home.json',
  'locales/de/home/../../../package.json',
  'content/jobs/../../package.json',
  '/etc/passwd',
])('does not write %s', (file) => {
  expect(isEditable(file)).toBe(false);
});

it('takes portraits under a plain name only', () => {
  expect(isPortraitName('coo-cmo.jpg')).toBe(true);
  expect(isPortraitName('founder_2.jpg')).toBe(true);
  for (const name of ['../x.jpg', 'a/b.jpg', '.jpg', 'x.svg', 'x.jpg.html', 'X.jpg', '']) {
    expect(isPortraitName(name)).toBe(false);
  }
});

it('refuses to write another file, and says so', async () => {
  const { save, portrait } = answersOf(openWorkspace());
  const drafts = Buffer.from(JSON.stringify({ 'package.json': { base: {}, content: {} } }));
  await expect(async () => save?.(drafts, new URLSearchParams())).rejects.toThrow(
    'The editor does not write package.json.',
  );
  await expect(portrait?.(drafts, new URLSearchParams({ name: '../../x.jpg' }))).rejects.toThrow(
    'No portrait can be called "../../x.jpg".',
  );
});
