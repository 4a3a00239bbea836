// Lets the pages of the dev server show what is typed before it is saved.
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { isRunnableDevEnvironment } from 'vite';
import type { State } from '../contract.ts';
import { languageCodes } from '../site.ts';

type Texts = Readonly<Record<string, string>>;

const dataFile = /\/((?:content|locales)\/[^?]+\.json)\?raw$/;

export function createPreview() {
  let texts: Texts = {};
  let server: ViteDevServer | undefined;
  let version = 0;

  return {
    /** What the pages say is what this gives out, and no change of a file makes them load anew by themselves. */
    plugin: {
      name: 'drafts',
      enforce: 'pre',
      configureServer(next) {
        server = next;
      },
      load(id) {
        const text = texts[dataFile.exec(id)?.[1] ?? ''];
        return text === undefined ? undefined : `export default ${JSON.stringify(text)}`;
      },
      hotUpdate: {
        order: 'pre',
        handler: ({ file }) => (dataFile.test(`${file}?raw`) ? [] : undefined),
      },
    } satisfies Plugin,
    /** Higher with each time that pages say something else. */
    show(next: Texts): number {
      const changed = Object.keys(next).filter((file) => next[file] !== texts[file]);
      texts = next;
      if (changed.length > 0) version++;
      if (server) forget(server, changed);
      return version;
    },
    /** What {{years}} and the like say on these pages. */
    async values(): Promise<State['values']> {
      const environment = server?.environments.ssr;
      if (!environment || !isRunnableDevEnvironment(environment)) return {};
      try {
        const words = await environment.runner.import('/src/content/load/words.ts');
        return Object.fromEntries(languageCodes.map((lang) => [lang, words.valuesFor(lang)]));
      } catch {
        // The files cannot be read, which the check says in better words.
        return {};
      }
    },
  };
}

/** The modules that read these files, and no others: fonts stay cut and drawings of other things drawn. */
function forget(server: ViteDevServer, files: readonly string[]): void {
  const environments = Object.values(server.environments).filter(isRunnableDevEnvironment);
  for (const { moduleGraph, runner, hot } of environments) {
    const forgotten = new Set<EnvironmentModuleNode>();
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (!files.includes(dataFile.exec(id)?.[1] ?? '')) continue;
      moduleGraph.invalidateModule(module, forgotten, Date.now(), true);
    }
    for (const { id } of forgotten) {
      const evaluated = runner.evaluatedModules.getModuleById(id ?? '');
      if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
    }
    // Astro keeps the middleware, which reads words as well, until it is told.
    if (forgotten.size > 0) hot.send('astro:middleware-updated', {});
  }
}
