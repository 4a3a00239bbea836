// Stops a build if content/, locales/ or the settings have errors, and shows them in the browser during
// `npm run dev`. Also says what is left to do before publishing.
import { relative } from 'node:path';
import type { AstroIntegration, HookParameters } from 'astro';
import { describeProblem } from '#src/check/problems.ts';
import { findTodos, printReport, readReport } from './contentReport.ts';
import { isContent, readDataFiles, root } from './readFiles.ts';
import { forgetAstrosNames, refuseOtherThanProduction } from './settings.ts';

export function contentProblems(): AstroIntegration {
  return {
    name: 'content-problems',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        forgetAstrosNames();
        // Nor from a file .env.
        updateConfig({ vite: { envDir: false } });
      },
      'astro:server:setup': ({ server }) => showProblems(server),
      'astro:build:start': async () => {
        refuseOtherThanProduction();
        // Exits instead of throwing, because a stack trace does not help editors.
        if (!(await printReport())) process.exit(1);
      },
      'astro:build:done': async ({ logger }) => {
        const left = await findTodos(await readDataFiles());
        if (left.length === 0) return;
        logger.info(`${left.length} left to do before publishing: npm run doctor`);
      },
    },
  };
}

type DevServer = HookParameters<'astro:server:setup'>['server'];

function showProblems({ config, watcher, ws, middlewares }: DevServer): void {
  let messages = describeProblems();
  const checkAndReload = async () => {
    messages = describeProblems();
    await messages;
    ws.send({ type: 'full-reload' });
  };
  let waiting: NodeJS.Timeout | undefined;
  watcher.on('all', (_, file) => {
    if (!isContent(relative(root, file))) return;
    // The form saves a page as six files, one after another.
    clearTimeout(waiting);
    waiting = setTimeout(checkAndReload, 200);
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
    // The page shows it as HTML.
    const error = new Error(message.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    error.stack = '';
    next(error);
  });
}

async function describeProblems(): Promise<string> {
  const { problems } = await readReport(await readDataFiles());
  return problems.map(describeProblem).join('\n\n');
}
