import type { Content } from '#src/content/load/content.ts';

/** The questions of a page that the owner has answered. */
export function getAnswers(page: 'contact' | 'careers', { words }: Content) {
  const { mark, heading, labels, ...answers } = words[page].answers;
  const textsById: Readonly<Record<string, string | undefined>> = answers;
  const items = Object.entries(labels).flatMap(([id, label]) => {
    const text = textsById[id];
    return text ? [{ id, label, text }] : [];
  });
  return { mark, heading, items };
}

export type Answers = ReturnType<typeof getAnswers>;
