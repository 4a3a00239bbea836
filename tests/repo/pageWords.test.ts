// What the words of every language owe their readers: search results that say enough, headings that
// say what their section holds, and numbers as people say them.
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { readDataFiles } from '#scripts/steps/dataFiles.ts';
import { wordsOf } from '#src/content/check/reviews.ts';
import { getCompany } from '#src/content/load/company.ts';
import { getTranslate, getWords } from '#src/content/load/words.ts';
import { homeWords } from '#src/content/schema/home.ts';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';

type Meta = (lang: LanguageCode) => { title: string; description: string };
/** Owners name their jobs as they like: what the words around a title owe is judged with one of middle length. */
const openingFacts = { title: 'x'.repeat(24), place: 'x'.repeat(12), experience: 'x'.repeat(9) };
const documents: [name: string, meta: Meta][] = wordFileNames
  .filter((name) => name !== 'common')
  .map((page) => [
    page,
    (lang) => {
      const t = getTranslate(lang);
      const facts = page === 'opening' ? openingFacts : {};
      return {
        title: t(`${page}:meta.title`, facts),
        description: t(`${page}:meta.description`, facts),
      };
    },
  ]);

const texts = await readDataFiles();

type HomeSection = Exclude<keyof z.infer<ReturnType<typeof homeWords>>, 'meta'> | 'heroCard';
type Content = Record<HomeSection, RegExp>;

/** For each heading of the home page, the words of which one at least must be in it. */
const content: Record<LanguageCode, Content> = {
  en: {
    hero: /systems/i,
    heroCard: /stuck|problem|project/i,
    whoWeAre: /company/i,
    whatWeHaveBuilt: /systems|software/i,
    operatingPrinciples: /how we work|rules|principles/i,
    impactZones: /India|Indonesia|Korea|countries/i,
    dna: /what we are|team|traits/i,
    stats: /number|figure/i,
    showDontSell: /page/i,
    joinUs: /hiring|jobs|positions/i,
    whatsNext: /project/i,
  },
  es: {
    hero: /sistemas/i,
    heroCard: /no avanza|problema|proyecto/i,
    whoWeAre: /empresa/i,
    whatWeHaveBuilt: /sistemas|software/i,
    operatingPrinciples: /cómo trabajamos|reglas|principios/i,
    impactZones: /India|Indonesia|Corea|países/i,
    dna: /así somos|equipo|trabajo/i,
    stats: /número|cifra/i,
    showDontSell: /página/i,
    joinUs: /contrat|vacante|empleo/i,
    whatsNext: /proyecto/i,
  },
  fr: {
    hero: /systèmes/i,
    heroCard: /bloque|problème|projet/i,
    whoWeAre: /entreprise/i,
    whatWeHaveBuilt: /systèmes|logiciels/i,
    operatingPrinciples: /comment nous travaillons|méthode|règles|principes/i,
    impactZones: /Inde|Indonésie|Corée|pays/i,
    dna: /caractère|équipe/i,
    stats: /nombre|chiffre/i,
    showDontSell: /page/i,
    joinUs: /recrut|emploi|poste/i,
    whatsNext: /projet/i,
  },
  hi: {
    hero: /सिस्टम/,
    heroCard: /अटका|समस्या|प्रोजेक्ट/,
    whoWeAre: /कंपनी/,
    whatWeHaveBuilt: /सिस्टम|सॉफ़्टवेयर/,
    operatingPrinciples: /काम करते|नियम|उसूल/,
    impactZones: /भारत|इंडोनेशिया|कोरिया|देश/,
    dna: /काम करना|टीम|हम कैसे/,
    stats: /संख्या|आँकड़/,
    showDontSell: /पेज/,
    joinUs: /भर्ती|नौकरि|ओपनिंग/,
    whatsNext: /प्रोजेक्ट/,
  },
  de: {
    hero: /Systeme/i,
    heroCard: /klemmt|Problem|Projekt/i,
    whoWeAre: /Unternehmen/i,
    whatWeHaveBuilt: /Systeme|Software/i,
    operatingPrinciples: /arbeiten wir|Regeln|Grundsätze/i,
    impactZones: /Indien|Indonesien|Korea|Länder/i,
    dna: /sind wir|Team/i,
    stats: /Zahl/i,
    showDontSell: /Seite/i,
    joinUs: /stellen ein|Jobs|Stellen/i,
    whatsNext: /Projekt/i,
  },
  ru: {
    hero: /системы/i,
    heroCard: /не\sладится|задач|проект/i,
    whoWeAre: /разработ|компани/i,
    whatWeHaveBuilt: /систем|программ/i,
    operatingPrinciples: /как мы работаем|правил|принцип/i,
    impactZones: /Инди|Индонези|Коре|стран/i,
    dna: /работы\sс\sнами|команд/i,
    stats: /числ|цифр/i,
    showDontSell: /страниц/i,
    joinUs: /ваканси|работ/i,
    whatsNext: /проект/i,
  },
};

function headingsOf(lang: LanguageCode): Record<HomeSection, string> {
  const { meta: _, hero, ...sections } = getWords(lang, 'home', homeWords);
  const others = Object.entries(sections).map(([name, { heading }]) => [name, heading]);
  return {
    hero: `${hero.heading.plain} ${hero.heading.accent}`,
    heroCard: hero.card.title,
    ...Object.fromEntries(others),
  };
}

describe.each(languageCodes)('in "%s"', (lang) => {
  const t = getTranslate(lang);

  it.each(documents)(
    'the title of %s has 45 to 65 characters, the company’s name last',
    (_, metaIn) => {
      const { title } = metaIn(lang);
      expect(title.length, title).toBeGreaterThanOrEqual(45);
      expect(title.length, title).toBeLessThanOrEqual(65);
      expect(title.endsWith(` ${getCompany().name}`), title).toBe(true);
    },
  );

  it.each(documents)('the description of %s has 110 to 165 characters', (_, metaIn) => {
    const { description } = metaIn(lang);
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(165);
  });

  it('no sentence says a number with a plus: that is for headings and figures', () => {
    const said = wordFileNames.flatMap((page) =>
      [...wordsOf(texts, lang, page).keys()]
        .filter((key) => !/(^|\.)(heading|title|hero\.claims\.\w+)$/.test(key))
        .map((key) => ({ key: `${page}:${key}`, words: t(`${page}:${key}`) })),
    );
    const remedy = '`npm run translate:status` lists the words that are to be translated.';
    expect(said.length, remedy).toBeGreaterThan(250);
    expect(said.filter(({ words }) => /\d\+/.test(words))).toEqual([]);
  });

  it('each heading of the home page names what its section holds', () => {
    const headings = headingsOf(lang);
    const silent = Object.entries(headings).filter(
      ([name, heading]) => !content[lang][name as HomeSection].test(heading),
    );
    expect(Object.keys(headings).sort()).toEqual(Object.keys(content[lang]).sort());
    expect(silent).toEqual([]);
  });
});
