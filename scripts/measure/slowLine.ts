// A slow phone's line in front of a local server: a TCP proxy that hands on bytes when such a line
// would. It models the round trip, also the one that opens a connection, the width of the line, which
// all connections share, and slow start: ten packets first, then as many more as were acknowledged.
// It leaves out lost packets, jitter and the way up, which is wide enough for requests.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const roundTrip = 150;
const kilobitsPerSecond = 1600;
const packetSize = 1460;
const packetHeaders = 40;
const firstPackets = 10;

type SlowLine = { port: number; close: () => Promise<void> };

export async function slowLine(target: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  // When the line has sent all that was put on it so far.
  let free = 0;
  const send = (bytes: number) => {
    free = Math.max(free, performance.now()) + ((bytes + packetHeaders) * 8) / kilobitsPerSecond;
    return free;
  };

  const proxy = createServer({ noDelay: true }, (client) => {
    const server = connect({ port: target, host: 'localhost', noDelay: true });
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }

    const isOpen = performance.now() + roundTrip;
    const up = inOrder();
    const goUp = (task: () => void) =>
      up(Math.max(performance.now(), isOpen) + roundTrip / 2, task);
    client.on('data', (bytes) => goUp(() => server.write(bytes)));
    client.on('end', () => goUp(() => server.end()));

    const down = inOrder();
    const acknowledged = inOrder();
    let waiting = Buffer.alloc(0);
    let window = firstPackets * packetSize;
    let underWay = 0;
    let isOver = false;
    const goDown = () => {
      while (waiting.length > 0 && underWay < window) {
        const packet = waiting.subarray(0, packetSize);
        waiting = waiting.subarray(packet.length);
        underWay += packet.length;
        const arrives = send(packet.length) + roundTrip / 2;
        down(arrives, () => client.write(packet));
        acknowledged(arrives + roundTrip / 2, () => {
          underWay -= packet.length;
          window += packet.length;
          goDown();
        });
      }
      if (isOver && waiting.length === 0) down(send(0) + roundTrip / 2, () => client.end());
    };
    server.on('data', (bytes) => {
      waiting = Buffer.concat([waiting, bytes]);
      goDown();
    });
    server.on('end', () => {
      isOver = true;
      goDown();
    });
  });

  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Runs tasks at their times, never one before another that came first: bytes must not change places. */
function inOrder(): (time: number, task: () => void) => void {
  const tasks: (() => void)[] = [];
  return (time, task) => {
    tasks.push(task);
    setTimeout(() => tasks.shift()?.(), time - performance.now());
  };
}
