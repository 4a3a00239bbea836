// Unpacks the browser of the tests beside this file, once; scripts/run.mjs starts it.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const here = dirname(fileURLToPath(import.meta.url));
const unpacked = join(here, 'unpacked');
const next = join(here, 'unpacking');
const packed = (name) =>
  createReadStream(join(here, 'node_modules', '@sparticuz', 'chromium', 'bin', `${name}.br`));

if (!existsSync(join(unpacked, 'chromium'))) {
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const program = createWriteStream(join(next, 'chromium'), { mode: 0o755 });
  await pipeline(packed('chromium'), createBrotliDecompress(), program);
  await pipeline(packed('al2023.tar'), createBrotliDecompress(), extract(next));
  await writeFile(join(next, 'fonts.conf'), fontsConf());
  await rm(unpacked, { recursive: true, force: true });
  await rename(next, unpacked);
}

/** No font but these is seen, so that no result depends on what a machine has. */
function fontsConf() {
  const fonts = join(here, 'node_modules', '@expo-google-fonts');
  const generic = { serif: 'Tinos', 'sans-serif': 'Arimo', monospace: 'Cousine' };
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(unpacked, 'cache')}</cachedir>
${Object.entries(generic)
  .map(
    ([from, to]) =>
      `  <alias><family>${from}</family><prefer><family>${to}</family></prefer></alias>`,
  )
  .join('\n')}
</fontconfig>
`;
}
