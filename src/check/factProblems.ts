// Problems that no schema can see, because they depend on other files, on photos or on the date.
import type { z } from 'zod';
import { confirmations } from '#src/content/schema/company.ts';
import { companyPath, dataFileAt } from '#src/content/schema/dataFiles.ts';
import { isoDate, timeZone } from '#src/content/schema/fields.ts';
import { type Facts, type KindName, kinds } from '#src/content/schema/kinds.ts';
import { valueAt } from '#src/content/schema/paths.ts';
import { leastPortrait } from '#src/content/schema/people.ts';
import { today } from '#src/day.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import type { FileContents, Portraits } from './files.ts';
import type { Problem } from './problems.ts';

/** The facts of each entry of a kind, as far as they are valid, with its file and id. */
export function factsOf<Kind extends KindName>(kind: Kind, contents: FileContents) {
  return [...contents].flatMap(([file, content]) => {
    const data = dataFileAt(file);
    if (data?.is !== 'entry' || data.kind !== kind) return [];
    const english = valueAt(content, [defaultLanguage]);
    const fields = Object.entries<z.ZodType>(kinds[kind].facts.shape).map(([name, schema]) => {
      return [name, schema.safeParse(valueAt(english, [name]), { jitless: true }).data];
    });
    const facts: Partial<Facts<Kind>> = Object.fromEntries(fields);
    return [{ file, id: data.id, ...facts }];
  });
}

export function photoProblems(contents: FileContents, portraits: Portraits): Problem[] {
  const { width, height } = leastPortrait;
  const problems: Problem[] = [];
  for (const { file, photo } of factsOf('people', contents)) {
    const size = portraits[`content/portraits/${photo}`];
    if (!photo || (size && size.width >= width && size.height >= height)) continue;
    const fault = size
      ? `is ${size.width} × ${size.height} pixels, too small to be woven`
      : 'is not a readable picture in content/portraits';
    const remedy = `Put a JPEG, PNG, WebP or AVIF of at least ${width} × ${height} pixels there, or correct its name.`;
    problems.push({ file, path: [defaultLanguage, 'photo'], value: photo, fault, remedy });
  }
  return problems;
}

export function applicantProblems(contents: FileContents): Problem[] {
  const places = factsOf('places', contents);
  const path = [defaultLanguage, 'applicants'];
  return factsOf('openings', contents).flatMap(({ file, place: id }): Problem[] => {
    const value = valueAt(contents.get(file), path);
    const place = places.find((place) => place.id === id);
    if (value && place?.remote === false) {
      const fault = `is only for remote work, and the place "${id}" is not remote`;
      const remedy = 'Choose a remote place, or remove the countries.';
      return [{ file, path, value, fault, remedy }];
    }
    if (!value && place?.remote && !place.city) {
      const fault = `is missing, and the place "${id}" has no city`;
      const remedy = 'Choose the countries where applicants may live, or give the place a city.';
      return [{ file, path, fault, remedy }];
    }
    return [];
  });
}

/** Refuses the day or year of something that has happened if it is still to come in the office's time zone. */
export function dateProblems(contents: FileContents): Problem[] {
  const company = contents.get(companyPath);
  const ofOffice = timeZone.safeParse(valueAt(company, ['office', 'timeZone'])).data ?? 'UTC';
  const posted = factsOf('openings', contents).map(({ file, posted: value }) => {
    const remedy = 'Use today’s date or an earlier one: an opening is shown once it is published.';
    return { file, path: [defaultLanguage, 'posted'], value, remedy };
  });
  const agreed = factsOf('cases', contents).map(({ file, agreed: value }) => {
    const remedy = 'Name the client once they have agreed, and enter the day on which they did.';
    return { file, path: [defaultLanguage, 'agreed'], value, remedy };
  });
  const finished = factsOf('cases', contents).map(({ file, year: value }) => {
    const remedy = 'A case is finished work: enter the year in which it was.';
    return { file, path: [defaultLanguage, 'year'], value, remedy };
  });
  const confirmed = Object.keys(confirmations).map((name) => {
    const path = ['confirmed', name];
    const value = isoDate.safeParse(valueAt(company, path)).data;
    const remedy = 'Use the day on which somebody confirmed it.';
    return { file: companyPath, path, value, remedy };
  });
  const past = [...posted, ...agreed, ...finished, ...confirmed];
  const inFuture = past.filter(({ value }) => value && String(value) > today(ofOffice));
  return inFuture.map((fact) => ({ ...fact, fault: 'is in the future' }));
}
