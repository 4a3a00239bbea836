import { contentIn } from '#src/content/load/content.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';

/** The questions of a page that the owner has answered. */
export function getAnswers(
  lang: LanguageCode,
  page: 'contact' | 'careers',
  { words } = contentIn(lang),
) {
  const { mark, heading, labels, ...answers } = words[page].answers;
  const textsById: Readonly<Record<string, string | undefined>> = answers;
  const items = [];
  for (const [id, label] of Object.entries(labels)) {
    const text = textsById[id];
    if (text) items.push({ id, label, text });
  }
  return { mark, heading, items };
}

export type Answers = ReturnType<typeof getAnswers>;
