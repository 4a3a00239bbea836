import { expect, it } from 'vitest';
import { namedPath } from './values.ts';

it('names an entry by its id, and by its number where it has none', () => {
  const content = { jobs: [{ id: 'designer', skills: ['Drawing'] }] };
  expect(namedPath(content, ['jobs', '0', 'skills', '0'])).toEqual([
    'jobs',
    'designer',
    'skills',
    '0',
  ]);
});
