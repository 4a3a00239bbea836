import { z } from 'zod';
import { countedClaims } from '#src/content/schema/company.ts';
import { group, text, titledGroup } from '#src/content/schema/fields.ts';
import {
  button,
  drawing,
  heading,
  label,
  line,
  meta,
  openingsHeading,
  paragraph,
  sameFields,
  section,
  shortSection,
} from '#src/content/schema/textSchemas.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';

export const badgeQuestion =
  'What the badge measures, where and in which year, in one sentence; until you answer, the home page shows the figure without an explanation';

const claim = text('A figure with a word or two, on one line', 40);

const stat = z.strictObject({
  caption: label.describe('Below the figure: what is counted'),
});

export const homeSchema = (lang?: LanguageCode) =>
  z.strictObject({
    hero: titledGroup('Top of the page', {
      eyebrow: label
        .meta({ title: 'Line above the headline' })
        .describe('What the company is and where it is, separated by " · "'),
      heading: group('Both parts form one sentence', {
        plain: text('The headline without its last words', 60).meta({ title: 'Beginning' }),
        accent: text('The last words, in gold', 30).meta({ title: 'End' }),
      }).meta({ title: 'Headline' }),
      text: text('Continues the headline: what the projects do', 400),
      people: line
        .meta({ title: 'Whose work gets easier' })
        .describe(
          'Introduces a list of people whose work gets easier, each a link to their project',
        ),
      secondary: button
        .meta({ title: 'Link beside the main button' })
        .describe('Leads to the company’s story; says of what there is more'),
      claims: group('Three figures below the buttons, like "{{years}} years"', {
        years: claim,
        clients: claim,
        countries: claim,
      }).meta({ title: 'Three figures' }),
      namedClients: label
        .meta({ title: 'Named clients', placeholders: ['names'] })
        .describe('Below the figures if clients are named: the first three, as {{names}}'),
      card: group('Invites clients to write; the button leads to the contact page', {
        label,
        title: label,
        text: line,
        button,
      }),
    }),
    whoWeAre: section.extend({
      text: paragraph.describe('What happens when a client comes; without figures'),
      promises: group('How the company treats clients: what it does, not what it guarantees', {
        heading: label,
        items: z.array(text('One short sentence', 60).meta({ title: 'Sentence' })).length(4),
      }),
      link: button.describe('Leads to the company’s story'),
    }),
    whatWeHaveBuilt: shortSection.extend({
      columns: group('Headings of the texts about each project', {
        hard: label.meta({ title: 'Problem' }).describe('Also above what was hard in a case'),
        built: label,
        changed: label,
      }).meta({ title: 'Headings of the texts' }),
      builtFor: label
        .meta({ title: 'Link to a case', placeholders: ['client', 'finished'] })
        .describe('Of a project that a case names: built for {{client}}, finished in {{finished}}'),
    }),
    operatingPrinciples: section,
    impactZones: shortSection.extend({
      drawing: drawing.describe(
        'Describes the map to people who cannot see it; the zones have the names of the countries',
      ),
      button,
    }),
    dna: titledGroup('Moving banner', {
      heading: label.describe('The name of the moving banner'),
      words: z
        .array(text('One trait, in one word if possible', 28).meta({ title: 'Word' }))
        .length(10),
      pause: button.describe('Stops the moving banner'),
    }),
    stats: titledGroup('In numbers', {
      ...section.shape,
      asOf: line
        .meta({ title: 'Date of confirmation' })
        .describe('The claims are confirmed as of {{date}}; not shown until then')
        .meta({ placeholders: ['date'] }),
      items: z.strictObject(sameFields(countedClaims, stat)).extend({
        clients: stat.extend({
          named: line
            .describe('Instead of the caption if clients are named: {{names}}, like “A, B and C”')
            .meta({ placeholders: ['names'] }),
        }),
        badge: stat.extend({ meaning: line.optional().describe(badgeQuestion) }),
      }),
    }),
    showDontSell: titledGroup('Cases, and what this page costs', {
      ...section.shape,
      headingOfCases: heading.describe('Instead of the heading if there are cases'),
      labels: z.strictObject({
        bytes: label,
        requests: label,
        readable: label,
        built: label.describe('Above what was built in a case'),
      }),
      measured: line.describe('Beside figures that the browser measured: where they stay'),
      built: line.describe('Until the browser has measured them, and where scripts are turned off'),
      cached: line.describe('Instead of the bytes when everything came from the cache'),
      unknown: line.describe('Instead of a figure that the browser does not provide'),
    }),
    joinUs: section.extend({ heading: openingsHeading(lang) }),
    meta,
  });
