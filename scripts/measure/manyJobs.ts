// Content with any number of jobs: those there are, over and over, each time under a new id.

type Jobs = { jobs: readonly { id: string }[] };
type Words<Word> = { openings: { jobs: Readonly<Record<string, Word>> } };

export function grownJobs<Facts extends Jobs>(facts: Facts, amount: number): Facts {
  const jobs = Array.from({ length: amount }, (_, index) => {
    const job = facts.jobs[index % facts.jobs.length];
    return { ...job, id: idOf(job?.id ?? '', index) };
  });
  return { ...facts, jobs };
}

/** The words of the jobs above; every title differs, so that they do not compress better than real ones. */
export function grownWords<Word extends { title: string }, All extends Words<Word>>(
  words: All,
  { jobs: known }: Jobs,
  amount: number,
): All {
  const jobs = Array.from({ length: amount }, (_, index) => {
    const id = known[index % known.length]?.id ?? '';
    const word = words.openings.jobs[id];
    return [idOf(id, index), { ...word, title: `${word?.title} ${index + 1}` }];
  });
  return { ...words, openings: { ...words.openings, jobs: Object.fromEntries(jobs) } };
}

function idOf(id: string, index: number): string {
  return `${id}-${index + 1}`;
}
