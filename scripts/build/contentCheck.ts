// Stops a build if content/, locales/ or the settings have errors, and shows them in the browser during `npm run dev`.
import { matchesGlob, relative } from 'node:path';
import type { AstroIntegration, HookParameters } from 'astro';
import { printReport, readReport } from '#scripts/contentReport.ts';
import { contentPatterns, root } from '#scripts/readFiles.ts';
import { refuseOtherThanProduction } from '#scripts/settings.ts';
import { describeProblem } from '#src/check/problems.ts';

export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // In import.meta.env Astro would put these, from the environment, in place of its own site and base.
        delete process.env.SITE;
        delete process.env.BASE_URL;
        // Vite would read settings from a file .env as well.
        updateConfig({ vite: { envDir: false } });
      },
      'astro:server:setup': ({ server }) => showProblems(server),
      'astro:build:start': async () => {
        refuseOtherThanProduction();
        // Exits instead of throwing, because a stack trace does not help editors.
        const { problems } = await printReport();
        if (problems.length > 0) process.exit(1);
      },
    },
  };
}

type DevServer = HookParameters<'astro:server:setup'>['server'];

function showProblems(server: DevServer): void {
  whenContentChanges(server, () => server.ws.send({ type: 'full-reload' }));
  server.middlewares.use(async ({ url, headers }, _, next) => {
    // The form is where they are corrected.
    const isForm = url?.startsWith(`${server.config.base}admin`);
    const isPage = headers.accept?.includes('text/html');
    if (isForm || !isPage) return next();
    const { problems } = await readReport();
    const message = problems.map(describeProblem).join('\n\n');
    next(message ? errorPage(message) : undefined);
  });
}

function whenContentChanges({ watcher }: DevServer, react: () => void): void {
  let waiting: NodeJS.Timeout | undefined;
  watcher.on('all', (_, file) => {
    const path = relative(root, file);
    if (!contentPatterns.some((pattern) => matchesGlob(path, pattern))) return;
    // The form saves a page as six files, one after another.
    clearTimeout(waiting);
    waiting = setTimeout(react, 200);
  });
}

/** The development server shows the message of an error as HTML. */
function errorPage(message: string): Error {
  const error = new Error(message.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  error.stack = '';
  return error;
}
