// Stops a build if content/ or locales/ have errors, and shows the errors in the browser during `npm run dev`.
import { readFileSync } from 'node:fs';
import type { AstroIntegration, HookParameters } from 'astro';
import { describeProblem } from '#src/content/check/problems.ts';
import { parseData } from '#src/content/load/data.ts';
import { companyFacts } from '#src/content/schema/company.ts';
import { checkContent, findWhatIsLeft, readDataFiles, readReport } from './content.ts';
import { writeSchemas } from './schemas.ts';
import { exitOnSystemError } from './systemError.ts';

export function gate(): AstroIntegration {
  return {
    name: 'gate',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        // In import.meta.env Astro would put these, from the environment or .env, in place of its own site and base.
        delete process.env.SITE;
        delete process.env.BASE_URL;
        updateConfig({ vite: { envDir: false } });
        if (command === 'dev' || command === 'build') await writeSchemas().catch(exitOnSystemError);
      },
      'astro:server:setup': ({ server }) => showProblems(server),
      'astro:build:start': async () => {
        // Exits instead of throwing, because a stack trace does not help editors.
        if (!(await checkContent())) process.exit(1);
      },
      'astro:build:done': async ({ logger }) => {
        const left = await findWhatIsLeft(await readDataFiles());
        if (left.length === 0) return;
        logger.info(`${left.length} left to do before publishing: npm run doctor`);
      },
    },
  };
}

type Settings = { site: string; base: string; repository: string };

/** Settings for astro.config.ts. Invalid ones get defaults here, because the content check reports them later. */
export function readSettings(): Settings {
  const { SITE_URL, BASE_PATH } = process.env;
  const { siteAddress = '', repository = '' } = readCompany() ?? {};
  const address = SITE_URL || siteAddress;
  const site = URL.canParse(address) ? new URL(address).origin : 'https://example.com';
  return { site, base: BASE_PATH || '/', repository };
}

/** Parsed as in the content check, so that both accept the same files. */
function readCompany() {
  try {
    return companyFacts.parse(parseData(readFileSync('content/company.json', 'utf8')));
  } catch {
    return undefined;
  }
}

type DevServer = HookParameters<'astro:server:setup'>['server'];

function showProblems({ config, watcher, ws, middlewares }: DevServer): void {
  let messages = describeProblems();
  watcher.on('all', async (_, file) => {
    if (!/[\\/](content|locales)[\\/]/.test(file)) return;
    messages = describeProblems();
    await messages;
    ws.send({ type: 'full-reload' });
  });
  middlewares.use(async ({ url, headers }, _, next) => {
    // The form is where they are corrected.
    const isForm = url?.startsWith(`${config.base}admin`);
    const isPage = headers.accept?.includes('text/html');
    if (isForm || !isPage || !(await messages)) return next();
    // Checked again, because a file may have been read while it was being written.
    messages = describeProblems();
    const message = await messages;
    if (!message) return next();
    const error = new Error(message);
    error.stack = '';
    next(error);
  });
}

async function describeProblems(): Promise<string> {
  const { problems } = await readReport();
  return problems.map(describeProblem).join('\n\n');
}
