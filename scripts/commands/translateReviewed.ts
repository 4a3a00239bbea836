import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#scripts/steps/dataFiles.ts';
import { openTranslations } from '#scripts/steps/translations.ts';
import { schemaLineOf } from '#src/content/check/jsonSchemas.ts';
import { reviewFile, translationStatus, withReviewed } from '#src/content/check/reviews.ts';

const names = process.argv.slice(2);
const { texts, langs, pages } = await openTranslations(names);

// Without a name it would mean every language, which nobody should note by accident.
if (!langs.some((lang) => names.includes(lang))) {
  console.error('Say which language was read, and which pages if not all of them.');
  console.error('Like this: npm run translate:reviewed de careers');
  process.exit(1);
}

for (const lang of langs) {
  const file = reviewFile(lang);
  const content = withReviewed(texts, lang, pages);
  const lines = JSON.stringify({ $schema: schemaLineOf(file), ...content }, null, 2);
  await writeFile(join(root, file), `${lines}\n`);
  console.log(`${file}: ${pages.join(', ')}: reviewed`);
  const missing = translationStatus(texts)
    .filter((status) => status.lang === lang && pages.includes(status.page))
    .flatMap(({ page, missing }) => missing.map((key) => `  locales/${lang}/${page}.json: ${key}`));
  if (missing.length === 0) continue;
  console.log(`Not these, which are missing: translate them first.\n${missing.join('\n')}`);
}
