import { z } from 'zod';
import {
  button,
  drawing,
  heading,
  keyedBy,
  label,
  line,
  mark,
  meta,
  paragraph,
  text,
  titled,
  type WordsContext,
} from './blocks.ts';
import { weaveKinds } from './jobs.ts';

export const joinUsWords = z.strictObject({ mark, heading, text: paragraph, button });

const stat = z.strictObject({ caption: line, drawing });

export const homeWords = ({ projects, places }: WordsContext) =>
  z.strictObject({
    meta,
    hero: z.strictObject({
      eyebrow: label.describe(
        'Above the headline: what the company is and where, with " · " between the two',
      ),
      heading: z
        .strictObject({
          plain: text('The headline up to its last word or words', 60),
          accent: text('The last word or words, set in gold', 30),
        })
        .describe('The two are read as one sentence'),
      text: paragraph,
      primary: button.describe('The main call to action, to the contact page'),
      secondary: button.describe('The quiet link beside it, to the story'),
      claims: z
        .strictObject({ years: label, clients: label, countries: label })
        .describe('Three figures below the buttons, like "{{years}} years"'),
      card: z
        .strictObject({ label, title: label, text: line, button })
        .describe('Invites a client to write; its button leads to the contact page'),
      drawing,
    }),
    whoWeAre: z.strictObject({
      mark,
      heading,
      paragraphs: z.array(paragraph).length(2),
      kinds: line.describe('Leads to the list of the five kinds of systems, each a link'),
      link: button.describe('Leads to the company’s story'),
    }),
    whatWeHaveBuilt: z.strictObject({
      mark,
      heading,
      text: line,
      columns: z
        .strictObject({ hard: label, built: label, changed: label })
        .describe(
          'What the three texts of each kind are: the problem, what is built, what changes',
        ),
      projects: keyedBy(
        projects,
        z.strictObject({
          kind: label.describe('What people search for, like "Demand forecasting"'),
          hard: line.describe('The problem, in the present tense'),
          built: line.describe('What is built against it'),
          changed: line.describe('What changes; nothing that only one client could tell'),
        }),
      ),
    }),
    operatingPrinciples: z.strictObject({
      mark,
      heading,
      text: line,
      items: keyedBy(
        weaveKinds,
        z.strictObject({
          weave: label.describe('What the weave drawn beside the rule is called'),
          title: label.describe('The rule'),
          text: line,
        }),
      ),
    }),
    impactZones: z.strictObject({
      mark,
      heading,
      text: paragraph,
      zones: keyedBy(places, z.strictObject({ text: line })),
      drawing,
      button,
    }),
    dna: z.strictObject({
      heading: label.describe('Names the moving banner of traits'),
      words: z.array(text('One trait, one word if the language has it', 28)).length(10),
      pause: button.describe('Stops the moving banner'),
    }),
    stats: z.strictObject({
      mark,
      heading,
      statement: paragraph.describe('All claims in prose, and how to check their drawings'),
      items: z.strictObject({
        years: stat,
        clients: stat,
        team: stat,
        countries: stat,
        badge: stat.extend({
          meaning: line
            .optional()
            .describe('What the badge measures, where and when; only the owner knows'),
        }),
      }),
    }),
    showDontSell: z.strictObject({
      mark,
      heading,
      text: paragraph,
      labels: z.strictObject({ heading: label, bytes: label, requests: label, readable: label }),
      measured: line.describe('Shown above the figures when the browser has measured them'),
      built: line.describe('Shown above the figures until the browser has measured them'),
      cached: line.describe('Shown as the bytes when nothing had to travel'),
      unknown: line.describe('Shown as a figure the browser does not give'),
      note: line.describe('What the figures count'),
    }),
    joinUs: joinUsWords,
    whatsNext: z.strictObject({
      mark,
      heading,
      text: line,
      steps: z.array(titled).length(3),
      button,
    }),
  });
