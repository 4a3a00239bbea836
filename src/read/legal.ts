import { contentIn } from '#src/content/load/content.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import type { LegalName } from '#src/routes.ts';

export function getLegal(lang: LanguageCode, page: LegalName, { words } = contentIn(lang)) {
  return words[page];
}

export type Legal = ReturnType<typeof getLegal>;
