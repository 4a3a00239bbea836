// The CMS at /admin/: always with `npm run dev`, and in the built site once content/company.json names a repository.
import type { AstroIntegration } from 'astro';

/** Its files begin with _ so that Astro makes no routes of them where there is no CMS. */
const files = 'src/pages/admin';

/** Grammars of a code editor, 10 MB of them, which no field opens. */
const unused = /^@shikijs\//;

export function admin(repository: string): AstroIntegration {
  return {
    name: 'admin',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev' && repository === '') return;
        injectRoute({ pattern: '/admin', entrypoint: `${files}/_index.astro` });
        injectRoute({ pattern: '/admin/config.json', entrypoint: `${files}/_config.json.ts` });
        updateConfig({ vite: { build: { rolldownOptions: { external: unused } } } });
      },
    },
  };
}
