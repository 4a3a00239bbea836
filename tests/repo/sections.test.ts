// Every word that the readers hand out is replaced by its own name in brackets. Whatever is readable outside of
// brackets was typed into the markup, and would stay English in every language.
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getOpenJobs } from '#src/content/load/facts.ts';
import { getCareers } from '#src/content/read/careers.ts';
import { getContact } from '#src/content/read/contact.ts';
import { getFrame } from '#src/content/read/frame.ts';
import { getHome } from '#src/content/read/home.ts';
import { getLeaders } from '#src/content/read/leaders.ts';
import { getNotFound } from '#src/content/read/notFound.ts';
import { getOpening } from '#src/content/read/opening.ts';
import { getStory } from '#src/content/read/story.ts';
import { getTeam } from '#src/content/read/team.ts';
import { getWordMark } from '#src/share/wordMark.ts';

const [job] = getOpenJobs().jobs;
const frame = bracketed(getFrame('en', 'home'), 'frame');
const home = bracketed(getHome('en'), 'home');
const story = bracketed(getStory('en'), 'story');
const team = bracketed(getTeam('en'), 'team');
const careers = bracketed(getCareers('en'), 'careers');
const contact = bracketed(getContact('en'), 'contact');
const { details, dispatch } = contact;
const opening = job && bracketed(getOpening('en', job.id), 'opening');

const named = { ...team.founder, name: '[team.founder.name]' };
const way = { address: 'https://mail.example/', whole: true };
const handedOver = {
  text: '[letter]',
  opened: false,
  ways: { mail: way, gmail: way, outlook: way, yahoo: way },
};

/** What each section and island is given; a section with something inside gets an empty one. */
const given: Record<string, object | undefined> = {
  Header: { ...frame.header, ground: 'silk' },
  Footer: { ...frame.footer, wordMark: bracketed(getWordMark(), 'wordMark') },
  Hero: home.hero,
  WhoWeAre: home.whoWeAre,
  WhatWeHaveBuilt: home.whatWeHaveBuilt,
  OperatingPrinciples: home.operatingPrinciples,
  ImpactZones: home.impactZones,
  Dna: home.dna,
  Stats: home.stats,
  ShowDontSell: home.showDontSell,
  JoinUs: home.joinUs,
  WhatsNext: home.whatsNext,
  Beginnings: story.intro,
  Timeline: story.timeline,
  Closing: story.close,
  Leads: { ...team.intro, founder: team.founder, others: team.others },
  PersonWords: named,
  Crowd: team.crowd,
  Profile: team.profile,
  Roll: bracketed(getLeaders('en'), 'leaders').roll,
  Culture: careers.culture,
  Teaser: careers.joinUs,
  // What the cloth is made of are names too, but none that anybody reads.
  Openings: { ...careers.weaving, stripes: getCareers('en').weaving.stripes },
  Filter: careers.filter,
  Jobs: job && careers.jobs,
  Benefits: careers.benefits,
  Letter: { ...contact.intro, details },
  Details: details,
  ContactFacts: { ...details, ...details.contact },
  SocialLink: { ...details.links.chat, opensInNewTab: details.opensInNewTab },
  LetterForm: contact.form,
  PunchedMessage: { ...contact.card, headline: '' },
  ContactAlert: { words: dispatch.alert, handedOver },
  AtAGlance: opening?.atAGlance,
  Work: opening?.work,
  Apply: opening?.apply ?? undefined,
  Others: opening?.others,
  DroppedStitch: bracketed(getNotFound('en'), 'notFound'),
};

const modules = import.meta.glob<Record<string, FunctionComponent<object>>>(
  // Dispatch shows nothing before a letter is handed over, and then ContactAlert.
  ['/src/sections/**/*.tsx', '/src/islands/*.tsx', '!/src/islands/Dispatch.tsx', '!**/*.test.tsx'],
  { eager: true },
);
const parts = Object.entries(modules).map(([path, module]) => {
  const name = path.replace(/^.*\/(\w+)\.tsx$/, '$1');
  return { name, part: module[name] as FunctionComponent<object> };
});

it.each(parts)('$name says what it is given, and nothing else', ({ name, part }) => {
  expect(given, 'Add what it is given to the list above.').toHaveProperty(name);
  const props = given[name];
  // Where no job is open there is none to show.
  if (!job && !props) return;
  const texts = said(renderToStaticMarkup(createElement(part, props)));
  expect(texts.join(' ')).toMatch(/\[[\w.-]+\]/);
  expect(texts.map(withoutBrackets).filter((text) => /\p{L}/u.test(text))).toEqual([]);
});

function bracketed<Value>(value: Value, path: string): Value {
  const replaced = (): unknown => {
    if (typeof value === 'string') return `[${path}]`;
    if (Array.isArray(value))
      return value.map((item, place) => bracketed(item, `${path}.${place}`));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, bracketed(item, `${path}.${key}`)]),
    );
  };
  return replaced() as Value;
}

/** The texts of a page, and those of its attributes that are shown or read out. */
function said(html: string): string[] {
  const shown =
    /\s(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label)="([^"]*)"/g;
  const attributes = [...html.matchAll(shown)].map(([, text = '']) => text);
  // On a card each letter stands by itself.
  const joined = html.replace(/<\/tspan><tspan[^>]*>/g, '');
  return [...attributes, ...joined.split(/<[^>]*>/)];
}

function withoutBrackets(text: string): string {
  return text.replace(/\[[^\]]*\]/g, '').replace(/&\w+;/g, '');
}
