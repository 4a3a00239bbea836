// Lets the dev server render unsaved drafts.
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
    /** Serves the drafts as data files, and suppresses reloads when a data file changes. */
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
    /** Returns the version of the preview. */
    show(next: Texts): number {
      const changed = Object.keys(next).filter((file) => next[file] !== texts[file]);
      texts = next;
      if (changed.length > 0) version++;
      if (server) invalidate(server, changed);
      return version;
    },
    async placeholders(): Promise<State['placeholders']> {
      const environment = server?.environments.ssr;
      if (!environment || !isRunnableDevEnvironment(environment)) return {};
      try {
        const words = await environment.runner.import('/src/content/load/words.ts');
        return Object.fromEntries(languageCodes.map((lang) => [lang, words.valuesFor(lang)]));
      } catch {
        // Files that cannot be loaded are reported by the gate.
        return {};
      }
    },
  };
}

/** Only modules that import these files, so that fonts and other drawings stay cached. */
function invalidate(server: ViteDevServer, files: readonly string[]): void {
  const environments = Object.values(server.environments).filter(isRunnableDevEnvironment);
  for (const { moduleGraph, runner, hot } of environments) {
    const invalidated = new Set<EnvironmentModuleNode>();
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (!files.includes(dataFile.exec(id)?.[1] ?? '')) continue;
      moduleGraph.invalidateModule(module, invalidated, Date.now(), true);
    }
    for (const { id } of invalidated) {
      const evaluated = runner.evaluatedModules.getModuleById(id ?? '');
      if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
    }
    // Astro caches the middleware, which reads words as well.
    if (invalidated.size > 0) hot.send('astro:middleware-updated', {});
  }
}
