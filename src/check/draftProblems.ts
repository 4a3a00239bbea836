// Drafts of mails that are too long for a link: their fixed texts have to leave room for whatever an opening is called.
import { companyValues } from '#src/content/load/values.ts';
import { loadWords } from '#src/content/load/words.ts';
import { longestId } from '#src/content/schema/blocks.ts';
import { type Company, companyFacts } from '#src/content/schema/company.ts';
import { companyPath, entryPath, wordsPath } from '#src/content/schema/dataFiles.ts';
import { longestJobTitle } from '#src/content/schema/openings.ts';
import type { WordFile } from '#src/content/schema/words/wordSchemas.ts';
import { today } from '#src/i18n/formats.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import type { Values } from '#src/i18n/translate.ts';
import { longestMailto } from '#src/mail/mail.ts';
import { applicationDraft, draft, subscription } from '#src/read/draft.ts';
import { addressOf, pathOfOpening } from '#src/routes.ts';
import { type Path, valueAt } from './paths.ts';
import type { Problem } from './problems.ts';
import type { Contents } from './sources.ts';

/** In letters of which each takes nine characters of a link. */
const title = 'क'.repeat(longestJobTitle);

/** `contents` have no other problem. */
export function draftProblems(contents: Contents): Problem[] {
  return languageCodes.flatMap((lang) =>
    draftsIn(lang, contents).flatMap(([page, path, link]) => {
      const excess = new URL(link).href.length - longestMailto;
      if (excess <= 0) return [];
      const wrong = `makes a mail that Windows drops: ${excess} characters too long`;
      const fix =
        'Shorten it, or what it lists: most letters of Hindi count nine, of Russian six, of English one.';
      return [{ file: wordsPath(lang, page), path, wrong, fix }];
    }),
  );
}

type Draft = [page: WordFile, path: Path, link: string];

/** The drafts that a language's links open, with the longest possible title and address of an opening. */
function draftsIn(lang: LanguageCode, contents: Contents): Draft[] {
  const company = companyFacts.parse(contents.get(companyPath), { jitless: true });
  const wordsOf = <Page extends WordFile>(page: Page) =>
    loadWords(
      lang,
      page,
      (lang) => valuesIn(lang, company, contents),
      (lang, page) => contents.get(wordsPath(lang, page)),
    );
  const common = wordsOf('common');
  const careers = wordsOf('careers');
  const leaders = wordsOf('leaders');
  const address = addressOf(pathOfOpening('x'.repeat(longestId), lang, '/'), company.siteAddress);
  const application = applicationDraft({ title, address }, company, { careers, common });
  return [
    ['careers', ['openings', 'applyBody'], application],
    ['careers', ['close', 'letter', 'body'], draft(company, careers.close.letter)],
    ['leaders', ['close', 'letter', 'body'], draft(company, leaders.close.letter)],
    ['common', ['footer', 'newsletter', 'body'], draft(company, subscription(common))],
  ];
}

/** The values of placeholders, which mails may have as well. */
function valuesIn(lang: LanguageCode, company: Company, contents: Contents): Values {
  const { city, timeZone } = company.office;
  const names = contents.get(entryPath('cities', city));
  const words = valueAt(names, [lang]) ?? valueAt(names, [defaultLanguage]);
  const cities = [{ id: city, ...Object(words) }];
  return companyValues({ company, cities, day: today(timeZone) }, lang);
}
