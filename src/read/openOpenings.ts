import type { Content } from '#src/content/load/content.ts';
import { isClosed } from '#src/content/schema/openings.ts';

/** The openings that people can apply for on the day of the build. */
export function openOpenings({ openings, day }: Pick<Content, 'openings' | 'day'>) {
  return openings.filter((opening) => !isClosed(opening, day));
}
