import { type RunningSite, serve } from '#scripts/serve/server.ts';
import { ensureBuilt, ports } from '#scripts/shared/stages.ts';

const firstPort = ports.start;
const lastPort = ports.dev - 1;

await ensureBuilt();

const site = await serveOnFreePort(firstPort);
console.log(`\nThe site is at ${site.url} (Ctrl-C ends it)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => site.close().then(() => process.exit(0)));
}

async function serveOnFreePort(port: number): Promise<RunningSite> {
  try {
    return await serve({ directory: 'dist', port, base: process.env.BASE_PATH ?? '/' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (port === lastPort) {
      console.error(`Ports ${firstPort} to ${lastPort} are all taken.`);
      console.error('End one of the servers that run on them and start again.');
      process.exit(1);
    }
    console.log(`Port ${port} is taken; trying ${port + 1}.`);
    return serveOnFreePort(port + 1);
  }
}
