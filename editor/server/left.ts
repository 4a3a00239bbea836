// What is left to settle before the site goes public, and the press that settles it.
import type { Finding, Left, Path } from '../contract.ts';
import { placeOf, plainly } from '../labels.ts';
import { languageCodes } from '../site.ts';
import { licenceDeeds } from './licences.ts';
import type { Problem } from './site.ts';

/** Of a check, for the form: at its field, and without the signs of the file, which nobody sees there. */
export function findingOf({ file, field, wrong, fix }: Problem): Finding {
  const path = pathIn(field);
  const isMissing = wrong === 'is missing' && path.length > 0;
  const plain = plainly(wrong).replace(/ \((?:""|\[.*\]|\{".*\}|[a-z][a-z0-9-]*)\)(?=$|[,:])/, '');
  const toDo = plainly(fix).replace(/^Use one of: \{\{.*/, 'Insert one of those below it.');
  return { file, path, wrong: plain, fix: isMissing ? 'Fill it in.' : toDo };
}

/** "jobs[3].category (designer)" → ["jobs", 3, "category"] */
export function pathIn(field: string): Path {
  if (/^line \d|^the whole file/.test(field)) return [];
  const steps = field.replace(/ \(.*\)$/, '').match(/[^.[\]]+/g) ?? [];
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

export function leftOf(problems: readonly Problem[]): Left[] {
  // Words that wait for a translator or a reader are told one by one.
  const ofSite = problems.filter(({ file }) => placeOf(file) || file === 'LICENSE');
  return ofSite.map((problem) => {
    const finding = findingOf(problem);
    return { ...finding, deeds: [], ...settledBy(finding) };
  });
}

/** What a press can settle, and where something else is to be done in the form than in the file. */
function settledBy({ file, path, wrong }: Finding): Partial<Left> {
  const put = (label: string, value: unknown, at = path): Partial<Left> => ({
    deeds: [{ label, edits: [{ file, path: at, value }] }],
  });
  const today = new Date().toISOString().slice(0, 10);
  const [last, year] = [path.at(-1), Number(today.slice(0, 4))];
  if (file === 'LICENSE') return { path: [], fix: 'Choose one.', deeds: licenceDeeds };
  if (path[0] === 'confirmed') return { fix: 'Read it there.', ...put('True, today', today) };
  if (last === 'copyrightYear') return put(`Put ${year}`, year);
  if (last === 'posted') return put('Announced today', today);
  if (last === 'closes') {
    const stays = put('It stays open', true, [...path.slice(0, -1), 'staysOpen']);
    return { fix: 'Put the last day to apply, if there is one.', ...stays };
  }
  if (last === 'photo') return { fix: 'Choose a picture there.' };
  if (!/^is a city of which/.test(wrong)) return {};
  const edits = languageCodes.map((lang) => ({ file: `locales/${lang}/common.json`, path }));
  return { fix: 'Remove it in every language.', deeds: [{ label: 'Remove it', edits }] };
}
