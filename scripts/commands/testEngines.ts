import { show, steps } from '#scripts/shared/stages.ts';
import { firefox } from '#tests/engines/firefox.ts';
import { webkit } from '#tests/engines/webkit.ts';

for (const { name, missing } of [firefox, webkit]) {
  const packages = missing();
  if (packages) console.log(`${name} is not there; get it with: sudo apt-get install ${packages}`);
}
process.exitCode = await show([...steps.playwright, 'tests/engines', ...process.argv.slice(2)]);
