import { createRef, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getJobs } from '#src/content/load/jobs.ts';
import { getCareers } from '#src/content/read/careers.ts';
import { getContact } from '#src/content/read/contact.ts';
import { getFrame } from '#src/content/read/frame.ts';
import { getHome } from '#src/content/read/home.ts';
import { getLeaders } from '#src/content/read/leaders.ts';
import { getNotFound } from '#src/content/read/notFound.ts';
import { getOpening } from '#src/content/read/opening.ts';
import { getStory } from '#src/content/read/story.ts';
import { getTeam } from '#src/content/read/team.ts';
import { ContactAlert } from '#src/islands/ContactAlert.tsx';
import { ContactForm } from '#src/islands/ContactForm.tsx';
import { FounderProfile } from '#src/islands/FounderProfile.tsx';
import { JobBoard } from '#src/islands/JobBoard.tsx';
import { PunchedMessage } from '#src/islands/PunchedMessage.tsx';
import { Benefits } from '#src/sections/careers/Benefits.tsx';
import { Culture } from '#src/sections/careers/Culture.tsx';
import { Jobs } from '#src/sections/careers/Jobs.tsx';
import { Openings } from '#src/sections/careers/Openings.tsx';
import { Teaser } from '#src/sections/careers/Teaser.tsx';
import { Weaving } from '#src/sections/careers/Weaving.tsx';
import { Details } from '#src/sections/contact/Details.tsx';
import { Letter } from '#src/sections/contact/Letter.tsx';
import { Footer } from '#src/sections/frame/Footer.tsx';
import { Header } from '#src/sections/frame/Header.tsx';
import { Dna } from '#src/sections/home/Dna.tsx';
import { Hero } from '#src/sections/home/Hero.tsx';
import { ImpactZones } from '#src/sections/home/ImpactZones.tsx';
import { OperatingPrinciples } from '#src/sections/home/OperatingPrinciples.tsx';
import { ShowDontSell } from '#src/sections/home/ShowDontSell.tsx';
import { Stats } from '#src/sections/home/Stats.tsx';
import { WhatsNext } from '#src/sections/home/WhatsNext.tsx';
import { WhatWeHaveBuilt } from '#src/sections/home/WhatWeHaveBuilt.tsx';
import { WhoWeAre } from '#src/sections/home/WhoWeAre.tsx';
import { Roll } from '#src/sections/leaders/Roll.tsx';
import { DroppedStitch } from '#src/sections/notFound/DroppedStitch.tsx';
import { Apply } from '#src/sections/opening/Apply.tsx';
import { AtAGlance } from '#src/sections/opening/AtAGlance.tsx';
import { Others } from '#src/sections/opening/Others.tsx';
import { Work } from '#src/sections/opening/Work.tsx';
import { Closing } from '#src/sections/shared/Closing.tsx';
import { ContactFacts } from '#src/sections/shared/ContactFacts.tsx';
import { JoinUs } from '#src/sections/shared/JoinUs.tsx';
import { PersonCard } from '#src/sections/shared/PersonCard.tsx';
import { PersonWords } from '#src/sections/shared/PersonWords.tsx';
import { SocialLink } from '#src/sections/shared/SocialLink.tsx';
import { Beginnings } from '#src/sections/story/Beginnings.tsx';
import { Timeline } from '#src/sections/story/Timeline.tsx';
import { Crowd } from '#src/sections/team/Crowd.tsx';
import { Leads } from '#src/sections/team/Leads.tsx';
import { getWordMark } from '#src/share/wordMark.ts';

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
const opening = bracketed(getOpening('en', getJobs().jobs[0]?.id ?? ''), 'opening');
const notFound = bracketed(getNotFound('en'), 'notFound');

const way = { address: 'https://mail.example/', whole: true };
const ways = { mail: way, gmail: way, outlook: way, yahoo: way };

// What the cloth is made of are names too, but none that anybody reads.
const weaving = { ...careers.weaving, stripes: getCareers('en').weaving.stripes };

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
  PersonWords: <PersonWords {...named} />,
  ContactFacts: <ContactFacts {...contact.details} {...contact.details.contact} />,
  SocialLink: (
    <SocialLink {...contact.details.links.chat} opensInNewTab={contact.details.opensInNewTab} />
  ),
  Crowd: <Crowd {...team.crowd} />,
  FounderProfile: <FounderProfile {...team.profile} />,
  Roll: <Roll {...leaders.roll} />,
  Culture: <Culture {...careers.culture} />,
  Openings: (
    <Openings {...careers.openings}>
      <Weaving {...weaving} />
    </Openings>
  ),
  Teaser: <Teaser {...careers.joinUs} />,
  Weaving: <Weaving {...weaving} />,
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
  PunchedMessage: (
    <PunchedMessage form={createRef()} headline="" caption={contact.form.form.punched} />
  ),
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
  AtAGlance: <AtAGlance {...opening.atAGlance}>{null}</AtAGlance>,
  Work: <Work {...opening.work} />,
  Apply: opening.apply ? <Apply {...opening.apply} /> : <p />,
  Others: <Others {...opening.others} />,
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
  // On a card each letter stands by itself.
  const joined = html.replace(/<\/tspan><tspan[^>]*>/g, '');
  return [...attributes, ...joined.split(/<[^>]*>/)];
}

function withoutBrackets(text: string): string {
  return text.replace(/\[[^\]]*\]/g, '').replace(/&\w+;/g, '');
}

function isReadable(text: string): boolean {
  return /\p{L}/u.test(text);
}
