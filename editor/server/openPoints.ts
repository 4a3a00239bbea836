// Turns problems into findings of the form, and into open points with buttons that settle them.
import type { Finding, OpenPoint, Path } from '../contract.ts';
import { humanised, placeOf } from '../labels.ts';
import { languageCodes } from '../site.ts';
import { licenceRemedies } from './licences.ts';
import { type Problem, today } from './site.ts';

/** The path of a problem, and its message without JSON syntax, which users of the form do not see. */
export function findingOf({ file, field, wrong, fix }: Problem): Finding {
  const path = pathIn(field);
  const isMissing = wrong === 'is missing' && path.length > 0;
  const text = humanised(wrong).replace(/ \((?:""|\[.*\]|\{".*\}|[a-z][a-z0-9-]*)\)(?=$|[,:])/, '');
  const toDo = humanised(fix).replace(/^Use one of: \{\{.*/, 'Insert one of those below it.');
  return { file, path, wrong: text, fix: isMissing ? 'Fill it in.' : toDo };
}

/** "jobs[3].category (designer)" → ["jobs", 3, "category"] */
export function pathIn(field: string): Path {
  if (/^line \d|^the whole file/.test(field)) return [];
  const steps = field.replace(/ \(.*\)$/, '').match(/[^.[\]]+/g) ?? [];
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

export function openPointsOf(problems: readonly Problem[]): OpenPoint[] {
  // Texts that wait for a translator or a reviewer are listed separately, as openWords.
  const ofSite = problems.filter(({ file }) => placeOf(file) || file === 'LICENSE');
  return ofSite.map((problem) => {
    const finding = findingOf(problem);
    return { ...finding, remedies: [], ...adviceFor(finding) };
  });
}

/** The buttons for a finding, and the fix where it differs in the form from that in the file. */
function adviceFor({ file, path, wrong }: Finding): Partial<OpenPoint> {
  const setTo = (label: string, value: unknown, target = path): Partial<OpenPoint> => ({
    remedies: [{ label, edits: [{ file, path: target, value }] }],
  });
  const [last, day] = [path.at(-1), today()];
  const year = Number(day.slice(0, 4));
  if (file === 'LICENSE') return { path: [], fix: 'Choose one.', remedies: licenceRemedies };
  if (path[0] === 'confirmed') return { fix: 'Read it there.', ...setTo('True, today', day) };
  if (last === 'copyrightYear') return setTo(`Put ${year}`, year);
  if (last === 'posted') return setTo('Announced today', day);
  if (last === 'closes') {
    const staysOpen = setTo('It stays open', true, [...path.slice(0, -1), 'staysOpen']);
    return { fix: 'Put the last day to apply, if there is one.', ...staysOpen };
  }
  if (last === 'photo') return { fix: 'Choose a picture there.' };
  if (!/^is a city of which/.test(wrong)) return {};
  const edits = languageCodes.map((lang) => ({ file: `locales/${lang}/common.json`, path }));
  return { fix: 'Remove it in every language.', remedies: [{ label: 'Remove it', edits }] };
}
