// What is left to settle before the site goes public, and the presses that settle it.
import type { Deed, Files, Finding, Left } from '../contract.ts';
import { placeOf, plainly, titleOf } from '../labels.ts';
import { languageCodes } from '../site.ts';
import { valueAt } from '../values.ts';
import { licenceDeeds } from './licences.ts';
import { isClosed, type Job, type Problem } from './site.ts';

/** Of a check, for the form: at its field, and without the signs of the file, which nobody sees there. */
export function findingOf({ file, field, wrong, fix }: Problem): Finding {
  const path = pathIn(field);
  const isMissing = wrong === 'is missing' && path.length > 0;
  const plain = plainly(wrong).replace(/ \((?:""|\[.*\]|\{".*\})\)$/, '');
  return { file, path, wrong: plain, fix: isMissing ? 'Fill it in.' : plainly(fix) };
}

/** "jobs[3].category (designer)" → ["jobs", 3, "category"] */
function pathIn(field: string): Finding['path'] {
  if (/^line \d|^the whole file/.test(field)) return [];
  const steps = field.replace(/ \(.*\)$/, '').match(/[^.[\]]+/g) ?? [];
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

export function leftOf(problems: readonly Problem[], files: Files, today: string): Left[] {
  // Words that wait for a translator or a reader are told one by one.
  const ofSite = problems.filter(({ file }) => placeOf(file) || file === 'LICENSE');
  return ofSite.map((problem) => {
    const finding = findingOf(problem);
    return { ...finding, deeds: [], ...settledBy(finding, files, today) };
  });
}

/** What a press can settle, and where something else is to be done in the form than in the file. */
function settledBy({ file, path, wrong }: Finding, files: Files, today: string): Partial<Left> {
  const field = path.join('.');
  const put = (label: string, value: unknown): Deed => ({ label, edits: [{ file, path, value }] });
  if (file === 'LICENSE') {
    const unsaid = 'Nobody can tell whether words, pictures and code may be copied';
    return { wrong: unsaid, fix: 'Choose one.', deeds: licenceDeeds };
  }
  if (field.startsWith('confirmed.')) {
    return { fix: 'Read it there, and change what is not.', deeds: [put('True, today', today)] };
  }
  if (field === 'copyrightYear') {
    const year = Number(today.slice(0, 4));
    return { deeds: [put(`Put ${year}`, year)] };
  }
  if (field.endsWith('.photo')) return { fix: 'Choose a picture there.' };
  if (field === 'posted' || field === 'closes') return ofJobs(field, files, today);
  if (/^is a city of which/.test(wrong)) {
    const edits = languageCodes.map((lang) => ({ file: `locales/${lang}/common.json`, path }));
    return { fix: 'Remove it in every language.', deeds: [{ label: 'Remove it', edits }] };
  }
  return {};
}

/** The openings that lack the day, one by one and all at once. */
function ofJobs(field: 'posted' | 'closes', files: Files, today: string): Partial<Left> {
  const file = 'content/jobs.json';
  const jobs = valueAt(files[file], ['jobs']) as Job[];
  const lacking = jobs.filter((job) => !isClosed(job, today) && !job[field]);
  const [name, value, said] =
    field === 'posted'
      ? (['posted', today, 'announced today'] as const)
      : (['staysOpen', true, 'open until it is removed'] as const);
  const deedFor = (label: string, settled: Job[]): Deed => ({
    label: `${label}: ${said}`,
    edits: settled.map((job) => ({ file, path: ['jobs', jobs.indexOf(job), name], value })),
  });
  const open = lacking.filter((job) => !job[name]);
  const each = open.map((job) => deedFor(titleOf(job.id), [job]));
  return {
    path: ['jobs'],
    deeds: open.length > 1 ? [deedFor('All of them', open), ...each] : each,
  };
}
