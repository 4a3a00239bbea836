import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { slowLine } from './slowLine.ts';

/** Milliseconds until the first and the last byte of an answer are there, and the answer. */
async function ask(answer: Buffer) {
  const server = createServer((socket) => socket.once('data', () => socket.end(answer)));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const line = await slowLine((server.address() as AddressInfo).port);
  onTestFinished(async () => {
    await line.close();
    server.close();
  });
  const started = performance.now();
  const socket = connect({ port: line.port, host: 'localhost' });
  socket.write('?');
  const chunks: Buffer[] = [];
  let first = 0;
  for await (const chunk of socket) {
    first ||= performance.now() - started;
    chunks.push(chunk);
  }
  return { first, last: performance.now() - started, answer: Buffer.concat(chunks) };
}

test('the first byte takes one round trip to connect and one to answer', async () => {
  const { first } = await ask(Buffer.from('!'));
  expect(first).toBeGreaterThan(295);
});

test('what exceeds ten packets waits for the first of them to be acknowledged', async () => {
  const { last: ten } = await ask(Buffer.alloc(10 * 1460));
  const { last: eleven } = await ask(Buffer.alloc(11 * 1460));
  // 11 packets of 1,500 bytes take 83 ms at 1.6 Mbit/s, so without slow start 8 ms would lie between.
  expect(ten).toBeGreaterThan(370);
  expect(eleven - ten).toBeGreaterThan(40);
});

test('bytes arrive in their order and no faster than the line is wide', async () => {
  const sent = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
  const { last, answer } = await ask(sent);
  expect(answer.equals(sent)).toBe(true);
  expect(last).toBeGreaterThan(300 + (100_000 * 8) / 1600);
});
