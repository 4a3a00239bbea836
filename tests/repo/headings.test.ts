// docs/headings has, for each language, what a visitor who only scans a page reads: its titles,
// headings, buttons and links. `npm run headings` writes it anew.
import { expect, it } from 'vitest';
import { readDataFiles } from '#scripts/steps/dataFiles.ts';
import { wordsOf } from '#src/content/check/reviews.ts';
import { getTranslate } from '#src/content/load/words.ts';
import { languageCodes, languages } from '#src/i18n/languages.ts';
import { pageNames } from '#src/i18n/paths.ts';

const texts = await readDataFiles();

const scanned =
  /(^|\.)(meta\.title|eyebrow|heading|title|kind|role|duty|claims\.(years|clients|countries)|primary|secondary|button|link|\w+Link|apply|submit|open)$/;

it.each(languageCodes)('docs/headings/%s.md is what a visitor who scans reads', async (lang) => {
  const t = getTranslate(lang);
  const { name } = languages.find(({ code }) => code === lang) ?? { name: lang };
  const pages = pageNames.map((page) => {
    const lines = [...wordsOf(texts, lang, page).keys()]
      .filter((key) => scanned.test(key))
      .filter((key) => !/^(profile\.sections|alert)\b|hero\.heading/.test(key))
      .map((key) => `- ${t(`${page}:${key}`)}`);
    const headline = ['plain', 'accent'].map((half) => t(`home:hero.heading.${half}`)).join(' ');
    if (page === 'home') lines.splice(1, 0, `- ${headline}`);
    return `## ${page}\n\n${lines.join('\n')}\n`;
  });
  const list = `# ${name}\n\nTitles, headings, buttons and links of each page, in the order of its words.\nWritten by \`npm run headings\`.\n\n${pages.join('\n')}`;
  await expect(list).toMatchFileSnapshot(
    `../../docs/headings/${lang}.md`,
    '`npm run headings` writes it anew.',
  );
});
