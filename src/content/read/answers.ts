type Words = { mark: string; heading: string; labels: Readonly<Record<string, string>> };

/** The answers that the owner has given, with their labels; null until there is one. */
export function given({ mark, heading, labels, ...answers }: Words) {
  const said: Readonly<Record<string, string | undefined>> = answers;
  const items = Object.entries(labels).flatMap(([id, label]) => {
    const text = said[id];
    return text ? [{ id, label, text }] : [];
  });
  return items.length > 0 ? { mark, heading, items } : null;
}

export type Answers = NonNullable<ReturnType<typeof given>>;
