// Writes schemas/, with which code editors complete and check content/ and locales/.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { jsonSchemas } from '#src/content/schema/jsonSchemas.ts';

export async function writeSchemas(): Promise<void> {
  for (const [file, schema] of Object.entries(jsonSchemas())) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
}
