// The list of openings with its filter, and the page of each, as far as they are there without script.
import { expect } from 'vitest';
import { contentIn, englishContent, getCompany } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';
import { entryWithId } from '#src/content/load/values.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { fill } from '#src/i18n/translate.ts';
import { addressOf, pathOfOpening } from '#src/routes.ts';
import { all, attributes, flat } from '#tests/markup.ts';
import { type Draft, draftsIn, isOpen, textsOf } from './documents.ts';
import { every } from './every.ts';

const open = englishContent().openings.filter(isOpen);

every('careers', 'lists every opening, each with a draft of its own', ({ document, language }) => {
  expect(attributes(document, 'main [data-opening]', 'data-opening')).toEqual(
    open.map(({ id }) => id),
  );
  for (const { id } of open) {
    const opening = entryWithId(contentIn(language).openings, id);
    const apply = `main [data-opening="${id}"] a[href^="mailto:"]`;
    expect(draftsIn(document, apply)).toEqual([applicationFor(opening, language)]);
  }
});

every('careers', 'counts the openings of each category on its button', ({ document }) => {
  const rows = attributes(document, '[data-opening]', 'data-category');
  const buttons = all(document, '[data-filter] button');
  const categories = buttons.map(({ dataset }) => dataset.category ?? '');
  const used = ['', ...new Set(rows)];
  expect(new Set(categories)).toEqual(new Set(rows.length > 0 ? used : []));
  const counts = buttons.map(({ textContent }) => Number(/\d+$/.exec(textContent.trim())?.[0]));
  const wanted = categories.map(
    (category) => rows.filter((row) => category === '' || row === category).length,
  );
  expect(counts).toEqual(wanted);
});

every('opening', 'can be applied for until it closes', ({ document, language, name }) => {
  const opening = entryWithId(contentIn(language).openings, name.id);
  const isListed = all(document, 'meta[name=robots][content=noindex]').length === 0;
  expect(isListed).toBe(isOpen(opening));
  const application = applicationFor(opening, language);
  const drafts = draftsIn(document, 'main a[href^="mailto:"]');
  expect(drafts).toEqual(isListed ? [application, application, application] : []);
  // For those who write in a browser, the address is there to be read and copied.
  expect(textsOf(document, '#apply div + div a')).toEqual(isListed ? [getCompany().email] : []);
});

function applicationFor({ id, title }: Entry<'openings'>, language: LanguageCode): Draft {
  const { common, careers } = contentIn(language).words;
  const { applySubject, applyBody, howToApply } = careers.openings;
  const lines = howToApply.asked.items.map((label) => fill(common.mail.heading, { label }));
  const address = addressOf(pathOfOpening(id, language));
  return {
    subject: flat(fill(applySubject, { title })),
    body: flat(fill(applyBody, { title, address, lines: lines.join('\n\n') })),
  };
}
