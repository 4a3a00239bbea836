import { expect, it } from 'vitest';
import { changesBetween, messageFor } from './changes.ts';
import { linkTo, pathIn, plainly, titleOf } from './labels.ts';

const file = 'content/jobs.json';
const json = (jobs: object[]) => JSON.stringify({ $schema: 'x', jobs });
const told = (before: Record<string, string>, after: Record<string, string>) =>
  changesBetween(before, after).map(({ page, field, before: was, after: is }) => [
    `${page} · ${field}`,
    was,
    is,
  ]);

it('says page, language and field, what stood there and what does now', () => {
  const home = 'locales/de/home.json';
  const words = (plain: string) => JSON.stringify({ hero: { heading: { plain } } });
  expect(told({ [home]: words('Alt') }, { [home]: words('Neu') })).toEqual([
    ['Home · Deutsch · Hero › Heading › Plain', 'Alt', 'Neu'],
  ]);
});

it('tells entries apart by their ids, and a new order from new entries', () => {
  const [a, b, c] = [{ id: 'a', hours: 1 }, { id: 'b' }, { id: 'c' }];
  expect(told({ [file]: json([a, b]) }, { [file]: json([b, a, c]) })).toEqual([
    ['Openings · Jobs', 'A, B', 'B, A'],
    ['Openings · Jobs › C', undefined, 'c'],
  ]);
  expect(told({ [file]: json([a, b]) }, { [file]: json([{ id: 'a', hours: 2 }]) })).toEqual([
    ['Openings · Jobs › A › Hours', '1', '2'],
    ['Openings · Jobs › B', 'b', undefined],
  ]);
});

it('says of portraits and reviews only that they are new or changed', () => {
  const photo = 'content/portraits/founder.jpg';
  const reviews = 'locales/fr/reviewed.json';
  expect(told({ [reviews]: '{}' }, { [photo]: '…', [reviews]: '{"a":1}' })).toEqual([
    ['Portraits · founder.jpg', undefined, 'new'],
    ['Reviews · Français · what was read and agreed with', undefined, 'changed'],
  ]);
});

it('proposes what to write in git', () => {
  const changes = changesBetween(
    { [file]: json([{ id: 'a', hours: 1 }]), 'content/company.json': '{"name":"A"}' },
    { [file]: json([{ id: 'a', hours: 2 }]), 'content/company.json': '{"name":"B"}' },
  );
  expect(messageFor(changes)).toBe(
    'Edit Company, Openings\n\n- Company: Name\n- Openings: Jobs › A › Hours',
  );
  expect(messageFor(changes.slice(0, 1))).toBe('Company: Name');
  expect(messageFor([])).toBe('');
});

it('leads from a finding to its field', () => {
  expect(pathIn('jobs[3].category (designer)')).toEqual(['jobs', '3', 'category']);
  expect(pathIn('line 3, column 4')).toEqual([]);
  expect(linkTo('locales/de/home.json', ['hero', 'text'])).toBe(
    '#/home/locales/de/home.json:hero:text',
  );
  expect(linkTo('LICENSE', [])).toBeUndefined();
  expect(titleOf('howToApply')).toBe('How to apply');
  expect(titleOf('jobs_few')).toBe('Jobs (few)');
});

it('speaks of pages and fields, not of files and quotes', () => {
  expect(plainly('Read locales/en/home.json, "whatWeHaveBuilt", and common.json.')).toBe(
    'Read “Home”, “What we have built”, and “Header and footer”.',
  );
  expect(plainly('The name; null until it is given')).toBe('The name; empty until it is given');
  expect(plainly('Write a text there, in double quotes.')).toBe('Write a text there.');
});
