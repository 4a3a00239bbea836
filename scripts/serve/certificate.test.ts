import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { selfSigned } from './certificate.ts';

test('names the host it is for and is signed with its own key', () => {
  const pem = selfSigned('localhost');
  const certificate = new X509Certificate(pem);
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.checkHost('example.com')).toBeUndefined();
  expect(certificate.checkPrivateKey(createPrivateKey(pem))).toBe(true);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
});

test('says what is missing where there is no openssl', () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(() => selfSigned('localhost')).toThrow(
    /ENOENT\nInstall openssl and run the command again\.$/,
  );
  vi.unstubAllEnvs();
});
