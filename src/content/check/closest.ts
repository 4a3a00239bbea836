/** The name that was probably meant: the one with the fewest letters to change, if these are two at most. */
export function closestTo(typed: string, names: readonly string[]): string | undefined {
  const byDistance = names
    .map((name) => ({ name, distance: distanceBetween(typed, name) }))
    .sort((a, b) => a.distance - b.distance);
  const [closest] = byDistance;
  return closest && closest.distance <= 2 ? closest.name : undefined;
}

/** How many letters have to be added, removed or replaced to make one word of the other (Levenshtein). */
function distanceBetween(from: string, to: string): number {
  let distances = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const next = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (distances[column] ?? 0) + (letter === other ? 0 : 1);
      const removed = (distances[column + 1] ?? 0) + 1;
      const added = (next[column] ?? 0) + 1;
      next.push(Math.min(replaced, removed, added));
    }
    distances = next;
  }
  return distances.at(-1) ?? 0;
}
