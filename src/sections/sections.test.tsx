// Every section, rendered once with the path of each text in its place: letters of any other kind are typed into its code.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { type Content, contentIn } from '#src/content/load/content.ts';
import type { Company } from '#src/content/schema/company.ts';
import { type KindName, kindNames, kinds } from '#src/content/schema/kinds.ts';
import { countryName } from '#src/i18n/formats.ts';
import { languages } from '#src/i18n/languageList.ts';
import { getCareers } from '#src/read/careers.ts';
import { getContact } from '#src/read/contact.ts';
import { getFrame } from '#src/read/frame.ts';
import { getHome } from '#src/read/home.ts';
import { getLeaders } from '#src/read/leaders.ts';
import { getOpening } from '#src/read/opening.ts';
import { getStory } from '#src/read/story.ts';
import { getTeam } from '#src/read/team.ts';
import { Benefits } from '#src/sections/careers/Benefits.tsx';
import { Culture } from '#src/sections/careers/Culture.tsx';
import { JoinUs as Positions } from '#src/sections/careers/JoinUs.tsx';
import { OpeningList } from '#src/sections/careers/OpeningList.tsx';
import { Openings } from '#src/sections/careers/Openings.tsx';
import { Intro as Contact } from '#src/sections/contact/Intro.tsx';
import { LetterForm } from '#src/sections/contact/LetterForm.tsx';
import { Footer } from '#src/sections/frame/Footer.tsx';
import { Header } from '#src/sections/frame/Header.tsx';
import { Dna } from '#src/sections/home/Dna.tsx';
import { Hero } from '#src/sections/home/Hero.tsx';
import { ImpactZones } from '#src/sections/home/ImpactZones.tsx';
import { JoinUs } from '#src/sections/home/JoinUs.tsx';
import { OperatingPrinciples } from '#src/sections/home/OperatingPrinciples.tsx';
import { ShowDontSell } from '#src/sections/home/ShowDontSell.tsx';
import { Stats } from '#src/sections/home/Stats.tsx';
import { WhatWeHaveBuilt } from '#src/sections/home/WhatWeHaveBuilt.tsx';
import { WhoWeAre } from '#src/sections/home/WhoWeAre.tsx';
import { Intro as Leaders } from '#src/sections/leaders/Intro.tsx';
import { LegalText } from '#src/sections/legal/LegalText.tsx';
import { NotFound } from '#src/sections/notFound/NotFound.tsx';
import { Apply } from '#src/sections/opening/Apply.tsx';
import { AtAGlance } from '#src/sections/opening/AtAGlance.tsx';
import { Others } from '#src/sections/opening/Others.tsx';
import { Work } from '#src/sections/opening/Work.tsx';
import { Answers } from '#src/sections/shared/Answers.tsx';
import { Close } from '#src/sections/shared/Close.tsx';
import { WhatsNext } from '#src/sections/shared/WhatsNext.tsx';
import { Intro as Story } from '#src/sections/story/Intro.tsx';
import { Timeline } from '#src/sections/story/Timeline.tsx';
import { Crowd } from '#src/sections/team/Crowd.tsx';
import { Intro as Team } from '#src/sections/team/Intro.tsx';
import { Profile } from '#src/sections/team/Profile.tsx';
import { madeUpOpening } from '#tests/madeUpOpening.ts';
import { all, drawn } from '#tests/markup.ts';

/** The content with "[home.hero.text]" in place of that text, and the placeholders of it that readers fill in. */
function contentOfPaths(): Content {
  const content = contentIn('en');
  const openings = [madeUpOpening, ...content.openings];
  const entries = kindNames.map((kind) => {
    const ofKind = kind === 'openings' ? openings : content[kind];
    return [kind, ofKind.map((entry) => ({ ...entry, ...wordsAsPaths(kind, entry) }))];
  });
  const words = asPaths(content.words, '');
  return { ...content, ...Object.fromEntries(entries), words, company: full(content.company) };
}

/** With every fact that may be left out, in brackets as well. */
function full({ office, ...company }: Company): Required<Company> {
  return {
    ...company,
    office: { ...office, street: '[street]', postcode: '[postcode]' },
    legalName: '[legalName]',
    repository: '[repository]',
    social: [{ name: '[network]', address: 'https://network.example/' }],
    chat: { name: '[chat]', address: 'https://chat.example/' },
  };
}

function wordsAsPaths(kind: KindName, entry: { id: string }): object {
  const names = Object.keys(kinds[kind].words('en').shape);
  const words = Object.entries(entry).filter(([name]) => names.includes(name));
  return Object(asPaths(Object.fromEntries(words), `.${kind}.${entry.id}`));
}

function asPaths<Words>(words: Words, path: string): Words;
function asPaths(words: unknown, path: string): unknown {
  if (typeof words === 'string') {
    const placeholders = words.match(/\{\{[^{}]+\}\}/g) ?? [];
    return `[${path.slice(1)}]${placeholders.join('')}`;
  }
  if (Array.isArray(words)) return words.map((word, at) => asPaths(word, `${path}.${at}`));
  const fields = Object.entries(Object(words)).map(([name, inner]) => {
    return [name, name === 'lang' ? inner : asPaths(inner, `${path}.${name}`)];
  });
  return Object.fromEntries(fields);
}

const content = contentOfPaths();
const frame = getFrame('en', null, content);
const home = getHome('en', content);
const story = getStory('en', content);
const team = getTeam('en', content);
const leaders = getLeaders('en', content);
const careers = getCareers('en', content);
const opening = getOpening('en', madeUpOpening.id, content);
const contact = getContact('en', content);
const question = { id: 'question', label: '[label]', text: '[text]' };
const chapters = { items: [{ heading: '[heading]', paragraphs: ['[paragraph]'] }] };
const { link: wayHome, ...notFound } = content.words.notFound;

const page = (
  <>
    <Header {...frame.header} tone="silk" />
    <Footer {...frame.footer} wordMark={{ src: '/drawing.svg', width: 1, height: 1 }} />
    <Hero {...home.hero}>{null}</Hero>
    <WhoWeAre {...home.whoWeAre} />
    <WhatWeHaveBuilt {...home.whatWeHaveBuilt} />
    <OperatingPrinciples {...home.operatingPrinciples} />
    <ImpactZones {...home.impactZones} />
    <Dna {...home.dna} />
    <Stats {...home.stats} />
    <ShowDontSell {...home.showDontSell} />
    <JoinUs {...home.joinUs} />
    <WhatsNext {...home.whatsNext} />
    <Story {...story.intro} />
    <Timeline {...story.timeline} />
    <Close {...story.close} />
    <Team {...team.intro}>
      <Profile {...team.profile} />
    </Team>
    <Crowd {...team.crowd} />
    <Leaders {...leaders.intro} />
    <Positions {...careers.joinUs} />
    <Openings {...careers.openings}>
      <OpeningList {...careers.list} />
    </Openings>
    <Culture {...careers.culture} />
    <Benefits {...careers.benefits} />
    <AtAGlance {...opening.atAGlance}>{null}</AtAGlance>
    <Work {...opening.work} />
    {opening.apply && <Apply {...opening.apply} />}
    <Others {...opening.others} />
    <Contact {...contact.intro} details={contact.details}>
      <LetterForm {...contact.form} />
    </Contact>
    <Answers mark="[mark]" heading="[heading]" items={[question]} />
    <LegalText {...content.words.legal} sections={chapters} />
    <NotFound
      {...notFound}
      link={{ label: wayHome, href: '' }}
      openings={{ label: '[openings]', href: '' }}
      picture={{ src: '/drawing.svg', width: 1, height: 1, alt: notFound.drawing }}
      languages={[]}
    />
  </>
);

it('no section has a word of its own', () => {
  const spoken = ['aria-label', 'alt', 'title', 'placeholder'];
  const outside = ':not(svg, svg *, [translate=no], [translate=no] *)';
  const texts = all(drawn(page), `main ${outside}`).flatMap((element) => {
    const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    return [
      ...nodes.map((node) => node.textContent),
      ...spoken.map((name) => element.getAttribute(name)),
    ];
  });
  const facts = factsOf(content);
  const own = texts
    .map((text) => facts.reduce((rest, fact) => rest.replaceAll(fact, ''), text ?? ''))
    .map((text) => text.replace(/\[[\w.-]*\]/g, ''))
    .filter((text) => /\p{L}/u.test(text));
  expect(own).toEqual([]);
});

/** What the code takes from facts, the longest first. */
function factsOf({ company, people, zones, openings }: Content): string[] {
  const { email, office } = company;
  const names = people.map(({ name = '' }) => name);
  const countries = [office, ...zones].map(({ country }) => countryName(country, 'en'));
  const technologies = openings.flatMap(({ technologies = [] }) => technologies);
  const shortNames = languages.map(({ short }) => short);
  const facts = [email, ...names, ...countries, ...technologies, ...shortNames];
  return facts.filter((fact) => fact !== '').toSorted((one, other) => other.length - one.length);
}

it('every section is one of these, or part of another', () => {
  const files = globSync('src/sections/*/*.tsx');
  const sources = [import.meta.filename, ...files].map((file) => readFileSync(file, 'utf8'));
  const unused = files.filter((file) => {
    const folder = basename(dirname(file));
    const paths = [`#src/sections/${folder}/${basename(file)}'`, `'./${basename(file)}'`];
    return !sources.some((source) => paths.some((path) => source.includes(path)));
  });
  expect(unused).toEqual([]);
});
