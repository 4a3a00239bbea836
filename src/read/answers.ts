import type { Content } from '#src/content/load/content.ts';

/** The questions of clients that the owner has answered. */
export function getAnswers({ words }: Content) {
  const { mark, heading, labels, ...answers } = words.contact.answers;
  const textsById: Readonly<Record<string, string | undefined>> = answers;
  const items = Object.entries(labels).flatMap(([id, label]) => {
    const text = textsById[id];
    return text ? [{ id, label, text }] : [];
  });
  return { mark, heading, items };
}

export type Answers = ReturnType<typeof getAnswers>;
