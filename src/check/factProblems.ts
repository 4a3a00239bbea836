// Problems of facts that no schema can see, because they involve other files, photos or the date.
import { companyFacts } from '#src/content/schema/company.ts';
import { companyPath, dataFileAt } from '#src/content/schema/dataFiles.ts';
import { type Facts, type KindName, kinds } from '#src/content/schema/kinds.ts';
import { leastPortrait } from '#src/content/schema/people.ts';
import { today } from '#src/i18n/formats.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { valueAt } from './paths.ts';
import type { Problem } from './problems.ts';
import type { Contents, Portraits } from './sources.ts';

/** The valid facts of a kind, each with its file and id. */
export function factsOf<Kind extends KindName>(kind: Kind, contents: Contents) {
  return [...contents].flatMap(([file, content]) => {
    const data = dataFileAt(file);
    if (data?.is !== 'entry' || data.kind !== kind) return [];
    const english = valueAt(content, [defaultLanguage]);
    const facts = kinds[kind].facts.strip().safeParse(english, { jitless: true }).data;
    return facts ? [{ file, id: data.id, ...(facts as object & Facts<Kind>) }] : [];
  });
}

export function photoProblems(contents: Contents, portraits: Portraits): Problem[] {
  const { width, height } = leastPortrait;
  const problems: Problem[] = [];
  for (const { file, photo } of factsOf('people', contents)) {
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
  const company = companyFacts.safeParse(contents.get(companyPath), { jitless: true }).data;
  const places = factsOf('places', contents);
  const problems: Problem[] = [];
  for (const { file, posted, applicants, place } of factsOf('openings', contents)) {
    if (company && posted && posted > today(company.office.timeZone)) {
      const wrong = 'is a day in the future';
      const fix = 'Use today’s date or an earlier one: an opening is shown once it is published.';
      problems.push({ file, path: [defaultLanguage, 'posted'], value: posted, wrong, fix });
    }
    if (applicants && places.find(({ id }) => id === place)?.remote === false) {
      const wrong = `is only for remote work, and the place "${place}" is not remote`;
      const fix = 'Choose a remote place, or remove the countries.';
      problems.push({ file, path: [defaultLanguage, 'applicants'], value: applicants, wrong, fix });
    }
  }
  return problems;
}
