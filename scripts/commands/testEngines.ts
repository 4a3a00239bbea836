import { show, steps } from '#scripts/shared/stages.ts';
import { firefox } from '#tests/engines/firefox.ts';
import { type Engine, journeys, walk } from '#tests/engines/journeys.ts';
import { webkit } from '#tests/engines/webkit.ts';

const built = await show([...steps.playwright, '--project', 'fixture is built']);
if (built > 0) process.exit(built);

// A shared machine may stall for longer than any timeout; a real fault fails again.
const triesEach = process.env.CI ? 2 : 1;
const count = { passed: 0, failed: 0, skipped: 0 };
const site = await serve({ directory: '.astro/fixture/dist', port: 0 });
// Side by side, as each waits for its browser most of the time.
await Promise.all([firefox, webkit].map(testIn));
await site.close();
const { passed, failed, skipped } = count;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

async function testIn(engine: Engine): Promise<void> {
  const missing = engine.missing();
  if (missing) {
    console.log(`${engine.name}: not there; get it with: sudo apt-get install ${missing}`);
    count[process.argv.includes('--all') ? 'failed' : 'skipped']++;
    return;
  }
  for (const journey of journeys) {
    const travel = async () => {
      const { page, close } = await engine.start(journey);
      try {
        await walk(journey, page, site.url);
      } finally {
        await close();
      }
    };
    const started = performance.now();
    const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
    const fault = await faultOf(travel);
    console.log(
      `${engine.name}: ${fault ? 'FAILED: ' : ''}${journey.name} (${seconds()} s)${fault}`,
    );
    count[fault ? 'failed' : 'passed']++;
  }
}

/** Empty where the journey succeeds. */
async function faultOf(travel: () => Promise<void>, tries = triesEach): Promise<string> {
  try {
    await travel();
    return '';
  } catch (error) {
    if (tries > 1) return faultOf(travel, tries - 1);
    return `\n${(error as Error).stack}`;
  }
}
process.exitCode = await show([...steps.playwright, 'tests/engines', ...process.argv.slice(2)]);
