import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { kindNames } from '#src/content/schema/kinds.ts';
import { contentIn } from './content.ts';
import { parseData } from './data.ts';

it.each(kindNames)('%s are in the order of their numbers, those without one last', (kind) => {
  const files = globSync(`content/${kind}/*.json`).map((file) => {
    const { order = Number.POSITIVE_INFINITY } = Object(parseData(readFileSync(file, 'utf8'))).en;
    return { id: basename(file, '.json'), order };
  });
  const byId = files.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const byNumber = byId.toSorted((one, other) => one.order - other.order);
  expect(contentIn('en')[kind].map(({ id }) => id)).toEqual(byNumber.map(({ id }) => id));
});
