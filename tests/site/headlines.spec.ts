// Nothing moves by a line when the fonts come, whatever the headlines say. The home page is delivered
// with others than its own, each in a section like its second; fonts have the letters of a whole alphabet.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from './addresses.ts';
import { layoutShift } from './measures.ts';

// biome-ignore format: a block for each is easier to compare.
const headlines: Record<string, string[]> = {
  en: [
    'Looms.',
    'Ask us.',
    'Software that asks first.',
    'We build what you keep.',
    'Machines that explain themselves.',
    'Every thread has a reason.',
    'Less work for careful people.',
    'What we do when something breaks.',
    'Twelve people, one long table, no hurry.',
    'Good tools are quiet, and so are we when you work.',
    'Old systems deserve a calm way out of the building.',
    'Responsibility.',
  ],
  es: [
    'Telares.',
    'Escríbanos.',
    'Software que pregunta antes.',
    'Hacemos lo que usted conserva.',
    'Máquinas que se explican.',
    'Cada hilo tiene su razón.',
    'Menos trabajo para gente cuidadosa.',
    'Qué hacemos cuando algo se rompe.',
    'Doce personas, una mesa larga y ninguna prisa.',
    'Las buenas herramientas no hacen ruido, y nosotros tampoco.',
    'Los sistemas antiguos merecen una salida tranquila.',
    'Responsabilidad.',
  ],
  fr: [
    'Métiers.',
    'Écrivez-nous.',
    'Des logiciels qui demandent d’abord.',
    'Nous faisons ce que vous gardez.',
    'Des machines qui s’expliquent.',
    'Chaque fil a sa raison.',
    'Moins de travail pour les gens soigneux.',
    'Ce que nous faisons quand tout casse.',
    'Douze personnes, une longue table, aucune hâte.',
    'Les bons outils sont discrets, et nous le sommes aussi.',
    'Un vieux système mérite une sortie sans heurts.',
    'Transparence.',
  ],
  hi: [
    'करघे।',
    'हमें लिखिए।',
    'सॉफ़्टवेयर जो पहले पूछता है।',
    'हम वही बनाते हैं जो टिकता है।',
    'मशीनें जो अपनी बात समझाती हैं।',
    'हर धागे की एक वजह है।',
    'ध्यान से काम करने वालों का काम कम।',
    'कुछ टूट जाए तो हम क्या करते हैं।',
    'बारह लोग, एक लंबी मेज़ और कोई जल्दी नहीं।',
    'अच्छे औज़ार चुपचाप काम करते हैं, और हम भी।',
    'पुराने सिस्टम को भी आराम से विदा करना चाहिए।',
    'ज़िम्मेदारी।',
  ],
  de: [
    'Webstühle.',
    'Fragen Sie.',
    'Software, die erst fragt.',
    'Wir bauen, was Sie behalten.',
    'Maschinen, die sich erklären.',
    'Jeder Faden hat seinen Grund.',
    'Weniger Arbeit für sorgfältige Leute.',
    'Was wir tun, wenn etwas ausfällt.',
    'Zwölf Leute, ein langer Tisch und keine Eile.',
    'Gutes Werkzeug ist leise, und wir sind es auch.',
    'Alte Systeme verdienen einen ruhigen Abschied.',
    'Verantwortung.',
  ],
  ru: [
    'Станки.',
    'Напишите нам.',
    'Программы, которые сначала спрашивают.',
    'Делаем то, что останется у вас.',
    'Машины, которые объясняют себя.',
    'У каждой нити есть причина.',
    'Меньше работы для внимательных людей.',
    'Что мы делаем, когда что-то сломалось.',
    'Двенадцать человек, один стол и никакой спешки.',
    'Хороший инструмент молчит, и мы тоже не мешаем.',
    'Старая система заслуживает спокойного ухода.',
    'Ответственность.',
  ],
};

for (const { page: name, language, path } of addresses) {
  if (name !== 'home') continue;
  for (const width of [390, 768, 1440]) {
    test(`at ${width} px headlines in "${language}" keep their lines`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const setFonts = await holdFonts(page);
      await page.route(`**/${path}`, async (route) => {
        const response = await route.fetch();
        const body = withHeadlines(await response.text(), headlines[language] ?? []);
        await route.fulfill({ response, body });
      });
      if (language === 'hi') await installDevanagari(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const before = await page.evaluate(heights);
      expect(before).toHaveLength(13);
      await setFonts();
      expect(await page.evaluate(heights)).toEqual(before);
    });
  }

  test(`the home page in "${language}" does not move when its fonts come late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const setFonts = await holdFonts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(heights);
    await setFonts();
    expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.02);
  });
}

/** Until the function that it returns is called, words are in the fonts that stand in for the site's. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const { promise: isTime, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await isTime;
    await route.continue();
  });
  return async () => {
    go();
    await page.waitForLoadState('load');
    await page.evaluate(layoutShift);
  };
}

/** The stand-in of Hindi, which is on phones and not among the fonts of the tests. */
async function installDevanagari(page: Page): Promise<void> {
  const folder = 'node_modules/@fontsource-variable/noto-serif-devanagari/files';
  const file = readFileSync(`${folder}/noto-serif-devanagari-devanagari-wght-normal.woff2`);
  await page.addInitScript(
    (bytes) => {
      const face = new FontFace('Display Stand-in', new Uint8Array(bytes));
      document.fonts.add(face);
      face.load();
    },
    [...file],
  );
}

/** The second section as many times as there are headlines, and the first headline as that of the page. */
function withHeadlines(html: string, headlines: string[]): string {
  const [section = ''] = /<section[^>]* id="who-we-are">.*?<\/section>/s.exec(html) ?? [];
  const sections = headlines.map((headline) => withHeadline(section, headline));
  return withHeadline(html.replace(section, sections.join('')), headlines[2] ?? '');
}

/** With other words in its first headline. */
function withHeadline(html: string, headline: string): string {
  return html.replace(/(<(h[12]) class="headline[^>]*>).*?(?=<\/\2>)/s, `$1${headline}`);
}

/** Runs inside the page: how high its headlines are, in lines. */
async function heights(): Promise<string[]> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('#hero h1, #who-we-are h2')].map((headline) => {
    const lines =
      headline.getBoundingClientRect().height / parseFloat(getComputedStyle(headline).lineHeight);
    return `${headline.textContent} ${lines.toFixed(1)}`;
  });
}
