import { spawnSync } from 'node:child_process';

/** A key and a certificate for hosts of this machine, in one text. Made anew for every run. */
export function selfSigned(...hosts: string[]): string {
  const request = 'req -x509 -nodes -days 1 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1';
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const subject = ['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${names}`];
  const { stdout, stderr } = spawnSync(
    'openssl',
    [...request.split(' '), ...subject, '-keyout', '-', '-out', '-'],
    { encoding: 'utf8' },
  );
  if (stdout.includes('BEGIN CERTIFICATE')) return stdout;
  throw new Error(`openssl made no certificate.\n${stderr}`);
}
