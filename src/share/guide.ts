import { getOpenJobs } from '#src/content/load/facts.ts';
import { getLegalPages, getWords } from '#src/content/load/words.ts';
import { getFrame } from '#src/content/read/frame.ts';
import { getHome } from '#src/content/read/home.ts';
import { getOpening } from '#src/content/read/opening.ts';
import { languages } from '#src/i18n/languageList.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { addressOf, pageNames, pathOf, pathOfOpening } from '#src/i18n/paths.ts';

/** llms.txt, a summary of the site for language models: https://llmstxt.org. */
export function getGuide(): string {
  const { header, footer } = getFrame(defaultLanguage, null);
  const home = getHome(defaultLanguage);
  const { whoWeAre, whatWeHaveBuilt, impactZones } = home;
  const { contact, social } = footer;
  const linkTo = (path: string, meta: typeof home.meta) =>
    link(meta.title, addressOf(path), meta.description);
  const pages = [...pageNames, ...getLegalPages()].map((name) =>
    linkTo(pathOf(name, defaultLanguage), getWords(defaultLanguage, name).meta),
  );
  const jobs = getOpenJobs().jobs.map(({ id }) =>
    linkTo(pathOfOpening(id, defaultLanguage), getOpening(defaultLanguage, id).meta),
  );
  const { mark } = getWords(defaultLanguage, 'careers').openings;
  const openingsSection = jobs.length > 0 ? `## ${mark}\n\n${jobs.join('\n')}\n\n` : '';
  const otherLanguages = languages
    .filter(({ code }) => code !== defaultLanguage)
    .map(({ code, name }) => {
      const { description } = getWords(code, 'home').meta;
      return link(name, addressOf(pathOf('home', code)), description);
    });
  const profiles = Object.values(social.links).map(({ href, name, label }) =>
    link(name, href, label),
  );
  return `# ${header.company.name}

> ${home.meta.description}

${whoWeAre.text}

${whatWeHaveBuilt.heading}

${whatWeHaveBuilt.projects.map(({ kind, built }) => `- ${kind}: ${built}`).join('\n')}

- ${contact.email}: ${contact.address}
- ${contact.phone}: ${contact.number}
- ${contact.office}: ${contact.place}
- ${impactZones.mark}: ${impactZones.zones.map(({ country }) => country).join(', ')}

## Pages

${pages.join('\n')}

${openingsSection}## Other languages

${otherLanguages.join('\n')}

## ${social.heading}

${profiles.join('\n')}
`;
}

function link(name: string, address: string, note: string): string {
  return `- [${name}](${address}): ${note}`;
}
