import type { Weave } from './lifts.ts';

/** The most that stand side by side in a wide window; of more, two stand below each other in every column. */
const most = { projects: 5, principles: 3 };

/**
 * A length of the band, from a share of the columns' width to the next one. Its first end is one of the threads: that of
 * the page is 0, those of the projects are the others.
 */
type Piece = { weave: Weave; from: number; thread: number | undefined };

/** How many projects or principles stand in a column of a wide window. */
export function rowsOf(kind: keyof typeof most, count: number): number {
  return count > most[kind] ? 2 : 1;
}

/**
 * The band below the projects has a part for each principle, in its weave. The threads become ends of it, evenly: a part has
 * a piece for each of its threads, and is one piece without a thread where there are fewer threads than parts. A project's
 * thread falls from its column to its piece.
 */
export function bandOf<Project>(weaves: readonly Weave[], projects: readonly Project[]) {
  const rows = rowsOf('principles', weaves.length);
  const places = rows * Math.ceil(weaves.length / rows);
  const threads = 1 + projects.length;
  const firstThread = (part: number) => Math.ceil((part * threads) / weaves.length);
  const pieces = weaves.flatMap((weave, part): Piece[] => {
    const first = firstThread(part);
    const count = firstThread(part + 1) - first;
    if (count === 0) return [{ weave, from: part / places, thread: undefined }];
    return Array.from({ length: count }, (_, at) => {
      return { weave, from: (part + at / count) / places, thread: first + at };
    });
  });
  const falls = pieces.flatMap(({ weave, from: to, thread = 0 }) => {
    const project = projects[thread - 1];
    if (project === undefined) return [];
    return [{ project, weave, from: columnOf(thread - 1, projects.length), to }];
  });
  return { pieces, falls };
}

/** Where a project's thread falls: one with those of all projects above, and of a last one with none below. */
function columnOf(project: number, projects: number): number {
  const rows = rowsOf('projects', projects);
  const columns = Math.ceil(projects / rows);
  const fullColumns = Math.floor(projects / rows);
  return Math.min(Math.floor(project / rows), fullColumns - 1) / columns;
}
