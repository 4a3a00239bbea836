import { serve } from '#scripts/serve/server.ts';
import { ensureBuilt, ports } from '#scripts/shared/stages.ts';

await ensureBuilt();
const built = { directory: 'dist', base: process.env.BASE_PATH };
const site = await serve({ ...built, port: ports.start }).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.log(`Port ${ports.start} is taken; using another.`);
  return serve({ ...built, port: 0 });
});
console.log(`\nThe site is at ${site.url} (Ctrl-C ends it)`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
