import { openTranslations } from '#scripts/shared/translations.ts';

const names = process.argv.slice(2);
const { status } = await openTranslations(names);

console.table(
  Object.fromEntries(
    status.map(({ lang, page, words, missing, unreviewed, older }) => [
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

const open = status.flatMap(({ lang, page, ...words }) => {
  const lines = (['missing', 'unreviewed', 'older'] as const).flatMap((state) =>
    words[state].map((key) => `  ${state.padEnd(11)} ${key}`),
  );
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
