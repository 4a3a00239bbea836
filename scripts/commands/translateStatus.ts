import { openTranslations } from '#scripts/shared/translations.ts';
import { translationStatus } from '#src/content/check/reviews.ts';

const names = process.argv.slice(2);
const { texts, langs, pages } = await openTranslations(names);
const shown = translationStatus(texts).filter(
  ({ lang, page }) => langs.includes(lang) && pages.includes(page),
);

console.table(
  Object.fromEntries(
    shown.map(({ lang, page, words, missing, unreviewed, older }) => [
      `${lang}/${page}`,
      {
        words: words.length,
        missing: missing.length,
        unreviewed: unreviewed.length,
        'older than English': older.length,
      },
    ]),
  ),
);

const open = shown.flatMap(({ lang, page, missing, unreviewed, older }) => {
  const lines = [
    ...missing.map((key) => `  missing     ${key}`),
    ...unreviewed.map((key) => `  unreviewed  ${key}`),
    ...older.map((key) => `  older       ${key}`),
  ];
  return lines.length > 0 ? [`\nlocales/${lang}/${page}.json`, ...lines] : [];
});
if (open.length === 0) {
  console.log('\nEverything is translated and reviewed.');
} else if (names.length === 0) {
  console.log('\nnpm run translate:status de careers   names the words of a page');
  console.log('npm run translate:reviewed de careers   notes that somebody has read them');
} else {
  console.log(open.join('\n'));
}
