// Unpacks the browser of the tests beside this file, once; scripts/run.mjs starts it.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
// In package.json modern-tar takes the place of tar-fs, which would bring seventeen packages more.
import { unpackTar } from 'tar-fs/fs';

const here = dirname(fileURLToPath(import.meta.url));
const unpacked = join(here, 'unpacked');
const next = join(here, 'unpacking');
const packages = join(here, 'node_modules');

/** Only these fonts are used, so that results do not depend on those of the machine. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(packages, '@expo-google-fonts')}</dir>
  <cachedir>${join(unpacked, 'cache')}</cachedir>
  <alias><family>serif</family><prefer><family>Tinos</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>Arimo</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>Cousine</family></prefer></alias>
</fontconfig>
`;

function unpack(name, to) {
  const packed = createReadStream(join(packages, '@sparticuz', 'chromium', 'bin', `${name}.br`));
  return pipeline(packed, createBrotliDecompress(), to);
}

if (!existsSync(join(unpacked, 'chromium'))) {
  await rm(next, { recursive: true, force: true });
  await mkdir(next);
  await unpack('chromium', createWriteStream(join(next, 'chromium'), { mode: 0o755 }));
  await unpack('al2023.tar', unpackTar(next));
  await writeFile(join(next, 'fonts.conf'), fontsConf);
  await rm(unpacked, { recursive: true, force: true });
  await rename(next, unpacked);
}
