import { createRef, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getCareers } from '~/content/careers';
import { getContact } from '~/content/contact';
import { getFrame } from '~/content/frame';
import { getHome } from '~/content/home';
import { getLeaders } from '~/content/leaders';
import { getNotFound } from '~/content/notFound';
import { getStory } from '~/content/story';
import { getTeam } from '~/content/team';
import { getWordMark } from '~/content/wordMark';
import { ContactAlert } from '~/islands/ContactAlert';
import { ContactForm } from '~/islands/ContactForm';
import { FounderProfile } from '~/islands/FounderProfile';
import { JobBoard } from '~/islands/JobBoard';
import { Benefits } from '~/sections/careers/Benefits';
import { Culture } from '~/sections/careers/Culture';
import { Jobs } from '~/sections/careers/Jobs';
import { Openings } from '~/sections/careers/Openings';
import { Details } from '~/sections/contact/Details';
import { Letter } from '~/sections/contact/Letter';
import { Footer } from '~/sections/frame/Footer';
import { Header } from '~/sections/frame/Header';
import { Dna } from '~/sections/home/Dna';
import { Hero } from '~/sections/home/Hero';
import { ImpactZones } from '~/sections/home/ImpactZones';
import { OperatingPrinciples } from '~/sections/home/OperatingPrinciples';
import { ShowDontSell } from '~/sections/home/ShowDontSell';
import { Stats } from '~/sections/home/Stats';
import { WhatsNext } from '~/sections/home/WhatsNext';
import { WhatWeHaveBuilt } from '~/sections/home/WhatWeHaveBuilt';
import { WhoWeAre } from '~/sections/home/WhoWeAre';
import { Roll } from '~/sections/leaders/Roll';
import { DroppedStitch } from '~/sections/notFound/DroppedStitch';
import { Closing } from '~/sections/shared/Closing';
import { JoinUs } from '~/sections/shared/JoinUs';
import { PersonCard } from '~/sections/shared/PersonCard';
import { Beginnings } from '~/sections/story/Beginnings';
import { Timeline } from '~/sections/story/Timeline';
import { Crowd } from '~/sections/team/Crowd';
import { Leads } from '~/sections/team/Leads';

// Every word the readers hand out is replaced by its own name in brackets. Whatever is still
// readable outside the brackets was typed into the markup and would stay English in every language.
const frame = bracketed(getFrame('en', 'home'), 'frame');
const wordMark = bracketed(getWordMark(), 'wordMark');
const home = bracketed(getHome('en'), 'home');
const story = bracketed(getStory('en'), 'story');
const team = bracketed(getTeam('en'), 'team');
const leaders = bracketed(getLeaders('en'), 'leaders');
const careers = bracketed(getCareers('en'), 'careers');
const contact = bracketed(getContact('en'), 'contact');
const notFound = bracketed(getNotFound('en'), 'notFound');

const way = { address: 'https://mail.example/', whole: true };
const ways = { mail: way, gmail: way, outlook: way, yahoo: way };

const named = { ...team.founder, name: '[team.founder.name]' };

const parts: Record<string, ReactElement> = {
  Header: <Header {...frame.header} ground="silk" />,
  Footer: <Footer {...frame.footer} wordMark={wordMark} />,
  Hero: <Hero {...home.hero}>{null}</Hero>,
  WhoWeAre: <WhoWeAre {...home.whoWeAre} />,
  WhatWeHaveBuilt: <WhatWeHaveBuilt {...home.whatWeHaveBuilt} />,
  OperatingPrinciples: <OperatingPrinciples {...home.operatingPrinciples} />,
  ImpactZones: <ImpactZones {...home.impactZones} />,
  Dna: <Dna {...home.dna} />,
  Stats: <Stats {...home.stats} />,
  ShowDontSell: <ShowDontSell {...home.showDontSell} />,
  WhatsNext: <WhatsNext {...home.whatsNext} />,
  JoinUs: <JoinUs {...home.joinUs} />,
  Beginnings: <Beginnings {...story.intro} />,
  Timeline: <Timeline {...story.timeline} />,
  Closing: <Closing {...story.close} />,
  Leads: (
    <Leads {...team.intro} founder={team.founder} others={team.others}>
      {null}
    </Leads>
  ),
  PersonCard: <PersonCard {...named} />,
  Crowd: <Crowd {...team.crowd} />,
  FounderProfile: <FounderProfile {...team.profile} />,
  Roll: <Roll {...leaders.roll} />,
  Culture: <Culture {...careers.culture} />,
  Openings: <Openings {...careers.openings}>{null}</Openings>,
  JobBoard: <JobBoard {...careers.jobBoard} />,
  Jobs: <Jobs {...careers.jobs} />,
  Benefits: <Benefits {...careers.benefits} />,
  Letter: (
    <Letter {...contact.intro} details={contact.details}>
      {null}
    </Letter>
  ),
  Details: <Details {...contact.details} />,
  ContactForm: <ContactForm {...contact.form} />,
  ContactAlert: (
    <ContactAlert
      box={createRef()}
      words={contact.form.alert}
      handedOver={{ text: '[letter]', ways, opened: false }}
      answer={{ copied: false, times: 1 }}
      onCopy={() => {}}
      onPutBack={() => {}}
      onClose={() => {}}
    />
  ),
  DroppedStitch: <DroppedStitch {...notFound} />,
};

describe.each(Object.entries(parts))('%s', (_, part) => {
  const html = renderToStaticMarkup(part);

  it('says only what it is given', () => {
    expect(said(html).map(withoutBrackets).filter(isReadable)).toEqual([]);
  });

  it('says something', () => {
    expect(said(html).join(' ')).toMatch(/\[[\w.-]+\]/);
  });
});

it('every section and every island is among them', () => {
  const files = import.meta.glob([
    '/src/sections/**/*.tsx',
    '/src/islands/*.tsx',
    '!**/*.test.tsx',
  ]);
  const names = Object.keys(files).map((path) => path.replace(/^.*\/(\w+)\.tsx$/, '$1'));
  expect(Object.keys(parts).sort()).toEqual(names.sort());
});

function bracketed<Value>(value: Value, path: string): Value {
  const replaced = (): unknown => {
    if (typeof value === 'string') return `[${path}]`;
    if (Array.isArray(value))
      return value.map((item, index) => bracketed(item, `${path}.${index}`));
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
  return [...attributes, ...html.split(/<[^>]*>/)];
}

function withoutBrackets(text: string): string {
  return text.replace(/\[[^\]]*\]/g, '').replace(/&\w+;/g, '');
}

function isReadable(text: string): boolean {
  return /\p{L}/u.test(text);
}
