// Answers below /edit/ while `npm run edit` runs; the site's own configuration knows nothing of it.
import type { AstroIntegration } from 'astro';
import { createPreview } from './preview.ts';
import { answer, answersOf, type Form } from './requests.ts';
import { root } from './site.ts';
import { openWorkspace } from './workspace.ts';

export async function editor(form: Form): Promise<AstroIntegration> {
  const preview = createPreview();
  const answers = answersOf(await openWorkspace(root, preview));
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [preview.plugin] } });
      },
      'astro:server:setup': ({ server }) => {
        preview.serveFrom(server);
        const base = `${server.config.base.replace(/\/$/, '')}/edit`;
        server.middlewares.use(async (request, response, next) => {
          const url = request.url ?? '';
          if (url === base) return response.writeHead(302, { Location: `${base}/` }).end();
          if (!url.startsWith(`${base}/`)) return next();
          await answer(request, response, url.slice(base.length + 1), answers, form);
        });
      },
    },
  };
}
