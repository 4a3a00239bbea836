import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { Selvedge } from './Selvedge.tsx';

it('grows by a pick at a time, so that pieces stack', () => {
  expect(attributes(markup(<Selvedge picks={10} />), /<svg/, 'viewBox')).toEqual(['0 0 36 80']);
});
