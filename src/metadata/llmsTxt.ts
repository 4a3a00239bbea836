import { englishContent } from '#src/content/load/content.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { getFrame } from '#src/read/frame.ts';
import { getHome } from '#src/read/home.ts';
import { getOpening } from '#src/read/opening.ts';
import { openOpenings } from '#src/read/openOpenings.ts';
import { getLegalPages } from '#src/read/pages.ts';
import { addressOf, pageNames, pathOf, pathOfOpening } from '#src/routes.ts';

/** A summary of the site for language models: https://llmstxt.org. */
export function llmsTxt(): string {
  const content = englishContent();
  const { nav } = content.words.common;
  const { labels, email, phone, office } = getFrame(defaultLanguage, null).footer.contact;
  const { meta, whoWeAre } = getHome(defaultLanguage);
  const pages = [...pageNames, ...getLegalPages()].map((name) =>
    linkTo(pathOf(name, defaultLanguage), content.words[name].meta),
  );
  const services = content.projects.map(({ id, kind, built }) =>
    linkTo(`${pathOf('home', defaultLanguage)}#project-${id}`, { title: kind, description: built }),
  );
  const openings = openOpenings(content).map(({ id }) =>
    linkTo(pathOfOpening(id, defaultLanguage), getOpening(defaultLanguage, id).meta),
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

function linkTo(path: string, meta: { title: string; description: string }): string {
  return `- [${meta.title}](${addressOf(path)}): ${meta.description}`;
}
