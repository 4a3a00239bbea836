// Answers below /edit/ while `npm run edit` runs; the site's own configuration knows nothing of it.
import type { AstroIntegration } from 'astro';
import { createPreview } from './preview.ts';
import { answering, type Form } from './requests.ts';
import { root } from './site.ts';
import { openWorkspace } from './workspace.ts';

export async function editor(form: Form): Promise<AstroIntegration> {
  const preview = createPreview();
  const answer = answering(await openWorkspace(root, preview), form);
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [preview.plugin] } });
      },
      'astro:server:setup': ({ server }) => {
        const base = `${server.config.base.replace(/\/$/, '')}/edit`;
        server.middlewares.use(base, (request, response) => {
          if (request.originalUrl?.startsWith(`${base}/`)) answer(request, response);
          else response.writeHead(302, { Location: `${base}/` }).end();
        });
      },
    },
  };
}
