// The CMS at /admin/: always with `npm run dev`, and in the built site once content/company.json names a repository.
import type { AstroIntegration } from 'astro';

/** File names start with _ so that Astro does not turn them into routes by itself. */
const files = 'src/pages/admin';

/** 10 MB of grammars for a code editor that no field uses. */
const unusedPackages = /^@shikijs\//;

/** The CMS brings its fonts. Its style sheet names a CDN for them as well, which browsers report as blocked by the policy. */
const foreignFonts = /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g;

/**
 * Until a version after 0.221.1 keeps the validity of languages that an entry does not have yet: once it has refused a save,
 * none of them can be chosen and written.
 */
const validities = /(\w+)\.validities=(\w+),/;
const keptValidities = '$1.validities={...$1.validities,...$2},';

const mendedCms = {
  name: 'mended-cms',
  transform: {
    filter: { id: /@sveltia.cms/ },
    handler: (code: string) =>
      code.replaceAll(foreignFonts, '').replace(validities, keptValidities),
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
            plugins: [mendedCms],
            build: { rolldownOptions: { external: unusedPackages } },
            // Else it would be prepared when the form is first opened, and the form reloaded afterwards.
            optimizeDeps: {
              include: ['@sveltia/cms'],
              rolldownOptions: { plugins: [mendedCms] },
            },
          },
        });
      },
    },
  };
}
