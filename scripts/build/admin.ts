// The CMS at /admin/: always with `npm run dev`, and in the built site once content/company.json names a repository.
import type { AstroIntegration } from 'astro';

/** File names start with _ so that Astro does not turn them into routes by itself. */
const files = 'src/pages/admin';

/** 10 MB of grammars for a code editor that no field uses. */
const unusedPackages = /^@shikijs\//;

/**
 * The CMS brings its fonts and registers them itself. Its style sheet names a CDN for them as well, which browsers do not
 * ask, but report as blocked by the policy of the page.
 */
const ownFonts = {
  name: 'own-fonts',
  apply: 'build' as const,
  transform: {
    filter: { id: /@sveltia.cms/ },
    handler: (code: string) => code.replaceAll(/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''),
  },
};

export function admin(repository: string): AstroIntegration {
  return {
    name: 'admin',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev' && repository === '') return;
        injectRoute({ pattern: '/admin', entrypoint: `${files}/_index.astro` });
        injectRoute({ pattern: '/admin/config.json', entrypoint: `${files}/_config.json.ts` });
        updateConfig({
          vite: {
            plugins: [ownFonts],
            build: { rolldownOptions: { external: unusedPackages } },
            // Else it would be prepared when the form is first opened, and the form reloaded afterwards.
            optimizeDeps: { include: ['@sveltia/cms'] },
          },
        });
      },
    },
  };
}
