// Problems of facts that no schema can see, because they involve other files, photos or the date.
import { type Company, companyFacts } from '#src/content/schema/company.ts';
import { companyPath, dataFileAt, entryPath } from '#src/content/schema/dataFiles.ts';
import { type Facts, type KindName, kinds } from '#src/content/schema/kinds.ts';
import { leastPortrait } from '#src/content/schema/people.ts';
import { today } from '#src/i18n/formats.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { valueAt } from './paths.ts';
import type { Problem } from './problems.ts';
import type { Contents, Portraits } from './sources.ts';

/** The valid facts of a kind, by the paths of their files. */
function validFacts<Kind extends KindName>(
  kind: Kind,
  contents: Contents,
): Map<string, Facts<Kind>> {
  const facts = new Map<string, Facts<Kind>>();
  for (const [path, content] of contents) {
    const file = dataFileAt(path);
    if (file?.is !== 'entry' || file.kind !== kind) continue;
    const english = valueAt(content, [defaultLanguage]);
    const { data } = kinds[kind].facts.strip().safeParse(english, { jitless: true });
    if (data) facts.set(path, data as Facts<Kind>);
  }
  return facts;
}

function companyIn(contents: Contents): Company | undefined {
  return companyFacts.safeParse(contents.get(companyPath), { jitless: true }).data;
}

export function photoProblems(contents: Contents, portraits: Portraits): Problem[] {
  const { width, height } = leastPortrait;
  const problems: Problem[] = [];
  for (const [file, { photo }] of validFacts('people', contents)) {
    const size = portraits[`content/portraits/${photo}`];
    if (!photo || (size && size.width >= width && size.height >= height)) continue;
    const wrong = size
      ? `is ${size.width} × ${size.height} pixels, too small to be woven`
      : 'is not a readable picture in content/portraits';
    const fix = `Put a JPEG, PNG, WebP or AVIF of at least ${width} × ${height} pixels there, or correct its name.`;
    problems.push({ file, path: [defaultLanguage, 'photo'], value: photo, wrong, fix });
  }
  return problems;
}

export function openingProblems(contents: Contents): Problem[] {
  const company = companyIn(contents);
  const places = validFacts('places', contents);
  const problems: Problem[] = [];
  for (const [file, { posted, applicants, place }] of validFacts('openings', contents)) {
    if (company && posted && posted > today(company.office.timeZone)) {
      const wrong = 'is a day in the future';
      const fix = 'Use today’s date or an earlier one: an opening is shown once it is published.';
      problems.push({ file, path: [defaultLanguage, 'posted'], value: posted, wrong, fix });
    }
    if (applicants && places.get(entryPath('places', place))?.remote === false) {
      const wrong = `is only for remote work, and the place "${place}" is not remote`;
      const fix = 'Choose a remote place, or remove the countries.';
      problems.push({ file, path: [defaultLanguage, 'applicants'], value: applicants, wrong, fix });
    }
  }
  return problems;
}
