// Serves /edit/ while `npm run edit` runs; the site's own configuration does not include it.
import type { AstroIntegration } from 'astro';
import { createPreview } from './preview.ts';
import { createHandler, type FormFiles } from './requests.ts';
import { root } from './site.ts';
import { openWorkspace } from './workspace.ts';

export async function editor(form: FormFiles): Promise<AstroIntegration> {
  const preview = createPreview();
  const handle = createHandler(await openWorkspace(root, preview), form);
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [preview.plugin] } });
      },
      'astro:server:setup': ({ server }) => {
        const base = `${server.config.base.replace(/\/$/, '')}/edit`;
        server.middlewares.use(base, (request, response) => {
          if (request.originalUrl?.startsWith(`${base}/`)) handle(request, response);
          else response.writeHead(302, { Location: `${base}/` }).end();
        });
      },
    },
  };
}
