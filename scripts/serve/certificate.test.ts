import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { selfSigned } from './certificate.ts';

test('names the host it is for and is signed with its own key', () => {
  const { key, cert } = selfSigned('localhost');
  const certificate = new X509Certificate(cert);
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.checkHost('example.com')).toBeUndefined();
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
});

test('holds from the day before to the day after', () => {
  const { cert } = selfSigned('localhost', new Date('2026-03-01T12:00:00Z'));
  const { validFrom, validTo } = new X509Certificate(cert);
  expect(new Date(validFrom).toISOString()).toBe('2026-02-28T12:00:00.000Z');
  expect(new Date(validTo).toISOString()).toBe('2026-03-02T12:00:00.000Z');
});
