import { expect, it } from 'vitest';
import { faultsIn } from './hearing.ts';

const texts = ['Our story', 'We weave. We mend.', 'Write to us'];
const none = { missing: [], repeated: [] };

it.each([
  [
    'the words of the screen reader are left aside',
    ['OUR STORY', 'heading level 2', 'We weave.', 'list', 'We mend.', 'Write to us link'],
    none,
  ],
  [
    'what is not said is missing',
    ['Our story', 'We weave.', 'Write to us'],
    { ...none, missing: ['We mend.'] },
  ],
  [
    'what is said too early is missing, too',
    ['Write to us', 'Our story', 'We weave. We mend.'],
    { ...none, missing: ['Write to us'] },
  ],
  [
    'what is said twice in a row is told',
    ['Our story', 'heading', 'Our story', 'We weave. We mend.', 'Write to us', 'Write to us'],
    { ...none, repeated: ['Our story', 'Write to us'] },
  ],
])('%s', (_, heard, faults) => {
  expect(faultsIn(heard, texts)).toEqual(faults);
});
