import { writeFile } from 'node:fs/promises';
import { openTranslations, reviewedNow } from '#scripts/shared/translations.ts';

const names = process.argv.slice(2);
const { texts, langs, pages, status } = await openTranslations(names);

// Without a language it would mark all of them as reviewed, which nobody should do by accident.
if (!langs.some((lang) => names.includes(lang))) {
  console.error('Say which language was read, and which pages if not all of them.');
  console.error('Like this: npm run translate:reviewed de careers');
  process.exit(1);
}

for (const lang of langs) {
  const [file, text] = reviewedNow(texts, lang, pages);
  await writeFile(file, text);
  console.log(`${file}: ${pages.join(', ')}: reviewed`);
}
const missing = status.flatMap(({ lang, page, missing }) =>
  missing.map((key) => `  locales/${lang}/${page}.json: ${key}`),
);
if (missing.length > 0) {
  console.log(`Not these, which are missing: translate them first.\n${missing.join('\n')}`);
}
