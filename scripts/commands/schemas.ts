import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '#scripts/shared/content.ts';
import { jsonSchemas } from '#src/content/check/jsonSchemas.ts';

await rm(join(root, 'schemas'), { recursive: true, force: true });
for (const [file, schema] of Object.entries(jsonSchemas())) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), `${JSON.stringify(schema, null, 2)}\n`);
}
console.log('schemas/ is up to date.');
