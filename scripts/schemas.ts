// Writes schemas/, with which code editors complete and validate content/ and locales/.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { jsonSchemas } from '#src/content/check/jsonSchemas.ts';

await rm('schemas', { recursive: true, force: true });
for (const [file, schema] of Object.entries(jsonSchemas())) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
}
console.log('schemas/ is up to date.');
