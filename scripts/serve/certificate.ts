// A certificate for this machine's own name, made anew for every run: browsers speak HTTP/2 only
// over TLS, and a key kept in the repository would not be secret.
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export type Certificate = { key: string; cert: string };

export function selfSigned(host: string, now: Date = new Date()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signed = unsigned(host, publicKey, now);
  const signature = sign('sha256', signed, privateKey);
  const bytes = sequence(signed, ecdsaWithSha256, bitString(signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

// The fields in the order of RFC 5280, section 4.1, written as DER.
function unsigned(host: string, key: KeyObject, now: Date): Buffer {
  const version3 = field(0xa0, integer(2));
  const serial = integer(1);
  const name = sequence(field(0x31, sequence(commonName, field(0x0c, Buffer.from(host)))));
  const day = 24 * 60 * 60 * 1000;
  const validity = sequence(
    utcTime(new Date(now.getTime() - day)),
    utcTime(new Date(now.getTime() + day)),
  );
  const publicKey = key.export({ type: 'spki', format: 'der' });
  const alsoNamed = sequence(field(0x82, Buffer.from(host)));
  const extensions = field(
    0xa3,
    sequence(sequence(subjectAlternativeName, field(0x04, alsoNamed))),
  );
  return sequence(version3, serial, ecdsaWithSha256, name, validity, name, publicKey, extensions);
}

function field(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...size(content.length)]), content]);
}

/** DER allows only the shortest form, and browsers insist on it. */
function size(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function sequence(...parts: Buffer[]): Buffer {
  return field(0x30, ...parts);
}

function integer(value: number): Buffer {
  return field(0x02, Buffer.from([value]));
}

function bitString(bytes: Buffer): Buffer {
  return field(0x03, Buffer.from([0]), bytes);
}

/** As in 261120114500Z. */
function utcTime(time: Date): Buffer {
  const digits = time.toISOString().replace(/\D/g, '').slice(2, 14);
  return field(0x17, Buffer.from(`${digits}Z`));
}

function objectId(hex: string): Buffer {
  return field(0x06, Buffer.from(hex, 'hex'));
}

/** Identifiers by their bytes: 2.5.4.3, 2.5.29.17 and 1.2.840.10045.4.3.2. */
const commonName = objectId('550403');
const subjectAlternativeName = objectId('551d11');
const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
