import { getOpenJobs } from '#src/content/load/facts.ts';
import { getWords } from '#src/content/load/words.ts';
import { getCareers } from '#src/content/read/careers.ts';
import { getContact } from '#src/content/read/contact.ts';
import { getFrame } from '#src/content/read/frame.ts';
import { getHome } from '#src/content/read/home.ts';
import { getLeaders } from '#src/content/read/leaders.ts';
import { getOpening } from '#src/content/read/opening.ts';
import { getStory } from '#src/content/read/story.ts';
import { getTeam } from '#src/content/read/team.ts';
import { defaultLanguage, languages } from '#src/i18n/languages.ts';
import { addressOf, openingName, type PageName, pageNames, pathOf } from '#src/i18n/paths.ts';

const readers = {
  home: getHome,
  team: getTeam,
  story: getStory,
  careers: getCareers,
  contact: getContact,
  leaders: getLeaders,
} satisfies Record<PageName, unknown>;

/** The site in brief for language models, in the form of https://llmstxt.org. */
export function getGuide(): string {
  const { header, footer } = getFrame(defaultLanguage, null);
  const { meta, whoWeAre, impactZones } = getHome(defaultLanguage);
  const { contact, social } = footer;
  const page = (name: PageName) => {
    const { title, description } = readers[name](defaultLanguage).meta;
    return link(title, addressOf(pathOf(name, defaultLanguage)), description);
  };
  const items = getOpenJobs().jobs.map(({ id }) => {
    const { meta } = getOpening(defaultLanguage, id);
    return link(meta.title, addressOf(pathOf(openingName(id), defaultLanguage)), meta.description);
  });
  const { mark } = getWords(defaultLanguage, 'careers').openings;
  const openings = items.length > 0 ? `## ${mark}\n\n${items.join('\n')}\n\n` : '';
  const others = languages.filter(({ code }) => code !== defaultLanguage);
  return `# ${header.company.name}

> ${meta.description}

${whoWeAre.paragraphs.join('\n\n')}

${whoWeAre.kinds.label}

${whoWeAre.kinds.links.map(({ label }) => `- ${label}`).join('\n')}

- ${contact.email}: ${contact.address}
- ${contact.phone}: ${contact.number}
- ${contact.office}: ${contact.place}
- ${impactZones.mark}: ${impactZones.zones.map(({ country }) => country).join(', ')}

## Pages

${pageNames.map(page).join('\n')}

${openings}## Other languages

${others.map(({ code, name }) => link(name, addressOf(pathOf('home', code)), getHome(code).meta.description)).join('\n')}

## ${social.heading}

${Object.values(social.links)
  .map(({ href, name, label }) => link(name, href, label))
  .join('\n')}
`;
}

function link(name: string, address: string, note: string): string {
  return `- [${name}](${address}): ${note}`;
}
