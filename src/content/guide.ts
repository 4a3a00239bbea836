import { defaultLanguage, languages } from '~/i18n/languages';
import { addressOf, type PageName, pageNames, pathOf } from '~/i18n/paths';
import { getCareers } from './careers';
import { getContact } from './contact';
import { getFrame } from './frame';
import { getHome } from './home';
import { getLeaders } from './leaders';
import { getStory } from './story';
import { getTeam } from './team';

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
  const others = languages.filter(({ code }) => code !== defaultLanguage);
  return `# ${header.company.name}

> ${meta.description}

${whoWeAre.paragraphs.join('\n\n')}

- ${contact.email}: ${contact.address}
- ${contact.phone}: ${contact.number}
- ${contact.office}: ${contact.place}
- ${impactZones.mark}: ${impactZones.zones.map(({ country }) => country).join(', ')}

## Pages

${pageNames.map(page).join('\n')}

## Other languages

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
