import type { Weave } from './lifts.ts';

/** The most that stand side by side in a wide window; of more, two stand below each other in every column. */
const most = { projects: 5, principles: 3 };

/** A length of the band, from a share of the columns' width to the next one. */
type Piece = { weave: Weave; from: number; hasEnd: boolean };

/** The way of a project's thread down to a weave of the band, between shares of the columns' width. */
type Fall<Project> = { project: Project; from: number; to: number; weave: Weave };

/** How many projects or principles stand in a column of a wide window. */
export function rowsOf(kind: keyof typeof most, count: number): number {
  return count > most[kind] ? 2 : 1;
}

/**
 * The band below the projects has a part for each principle, in its weave. The page's thread and that of each project
 * become ends of it, the first ends of pieces: if there are more threads than parts, a part has several pieces, and if
 * there are fewer, some parts have no end in colour.
 */
export function bandOf<Project>(weaves: readonly Weave[], projects: readonly Project[]) {
  const rows = rowsOf('principles', weaves.length);
  const columns = Math.ceil(weaves.length / rows);
  // The first is the page's.
  const threads = projects.length + 1;
  const pieces: Piece[] = [];
  const falls: Fall<Project>[] = [];
  for (const [part, weave] of weaves.entries()) {
    const first = Math.ceil((part * threads) / weaves.length);
    const last = Math.ceil(((part + 1) * threads) / weaves.length);
    if (first === last) pieces.push({ weave, from: part / (rows * columns), hasEnd: false });
    for (let thread = first; thread < last; thread++) {
      const to = (part + (thread - first) / (last - first)) / (rows * columns);
      pieces.push({ weave, from: to, hasEnd: true });
      const project = projects[thread - 1];
      if (project === undefined) continue;
      falls.push({ project, from: columnOf(thread - 1, projects.length), to, weave });
    }
  }
  return { pieces, falls };
}

/** Where the thread of a project falls: one carries those of all projects above, and of a last one with none below. */
function columnOf(project: number, projects: number): number {
  const rows = rowsOf('projects', projects);
  const columns = Math.ceil(projects / rows);
  const fullColumns = Math.floor(projects / rows);
  return Math.min(Math.floor(project / rows), fullColumns - 1) / columns;
}
