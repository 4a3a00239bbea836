import { spawnSync } from 'node:child_process';

/**
 * A key and a certificate for a host of this machine, in one text. Made anew for every run: browsers
 * speak HTTP/2 only over TLS, and a key kept in the repository would not be secret.
 */
export function selfSigned(host: string): string {
  const request = 'req -x509 -nodes -days 1 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1';
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const { stdout, stderr, error } = spawnSync(
    'openssl',
    [...request.split(' '), ...names, '-keyout', '-', '-out', '-'],
    { encoding: 'utf8' },
  );
  if (stdout?.includes('BEGIN CERTIFICATE')) return stdout;
  throw new Error(
    `openssl made no certificate for ${host}: ${error?.message ?? stderr.trim()}\nInstall openssl and run the command again.`,
  );
}
