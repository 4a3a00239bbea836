import { englishContent } from '#src/content/load/content.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { getHome } from '#src/read/home.ts';
import { getOpening } from '#src/read/opening.ts';
import { openOpenings } from '#src/read/openOpenings.ts';
import { getLegalPages } from '#src/read/pages.ts';
import { getReach } from '#src/read/reach.ts';
import { addressOf, pageNames, pathOf, pathOfOpening } from '#src/routes.ts';

/** A summary of the site for language models: https://llmstxt.org. */
export function llmsTxt(): string {
  const content = englishContent();
  const { nav } = content.words.common;
  const { labels, email, phone, office } = getReach(content).contact;
  const { meta, whoWeAre } = getHome(defaultLanguage);
  const pages = [...pageNames, ...getLegalPages()].map((name) =>
    lineFor(pathOf(name, defaultLanguage), content.words[name].meta),
  );
  const services = content.projects.map(({ id, kind, built }) =>
    lineFor(`${pathOf('home', defaultLanguage)}#project-${id}`, {
      title: kind,
      description: built,
    }),
  );
  const openings = openOpenings(content).map(({ id }) =>
    lineFor(pathOfOpening(id, defaultLanguage), getOpening(defaultLanguage, id).meta),
  );
  return `# ${content.company.name}

> ${meta.description}

${whoWeAre.text}

- ${labels.email}: ${email}
- ${labels.phone}: ${phone}
- ${labels.office}: ${office}

## ${nav.services}

${services.join('\n')}

## Pages

${[...pages, ...openings].join('\n')}
`;
}

function lineFor(path: string, meta: { title: string; description: string }): string {
  return `- [${meta.title}](${addressOf(path)}): ${meta.description}`;
}
