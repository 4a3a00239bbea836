import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dataIn } from '#src/content/load/data.ts';
import { jobFacts } from '#src/content/schema/jobs.ts';
import { fieldOf } from './form.ts';
import { rewrite } from './rewrite.ts';

const people = `{
  "people": [
    { "id": "founder", "name": null, "photo": null },
    { "id": "cto", "name": null, "photo": null }
  ]
}
`;

it('changes one value and leaves every other letter as it is', () => {
  const content = dataIn(people) as { people: { name: string | null }[] };
  const changed = structuredClone(content);
  Object.assign(changed.people[1] ?? {}, { name: 'Asha "A." Rao' });
  expect(rewrite(people, changed)).toBe(
    people.replace('"id": "cto", "name": null', '"id": "cto", "name": "Asha \\"A.\\" Rao"'),
  );
});

const source = `\uFEFF{
\t"$schema": "x.json",
\t"b": {"one": 1.0,   "two": [1,2]},

\t"a": [
\t\t{ "id": "x", "n": 1 },
\t\t{ "id": "y", "n": 2 }
\t]
}`;

it('keeps spaces, order, the line for editors and an invisible first sign', () => {
  const b = { one: 1, two: [1, 3] };
  const a = [
    { id: 'x', n: 1 },
    { id: 'y', n: 2 },
  ];
  expect(rewrite(source, { a, b })).toBe(source.replace('[1,2]', '[1,3]'));
});

it('moves, removes and adds entries of a list, each with its own lines', () => {
  const b = { one: 1, two: [1, 2] };
  const moved = rewrite(source, {
    b,
    a: [
      { id: 'y', n: 2 },
      { id: 'x', n: 1 },
    ],
  });
  expect(moved).toBe(
    source
      .replace('"id": "x", "n": 1', 'first')
      .replace('"id": "y", "n": 2', '"id": "x", "n": 1')
      .replace('first', '"id": "y", "n": 2'),
  );
  expect(rewrite(source, { b, a: [{ id: 'y', n: 2 }] })).toBe(
    source.replace('\t\t{ "id": "x", "n": 1 },\n', ''),
  );
  const longer = rewrite(source, { b, a: [{ id: 'x', n: 1 }, { id: 'y', n: 2 }, { id: 'z' }] });
  expect(longer).toBe(source.replace('"n": 2 }\n', '"n": 2 },\n\t\t{\n\t\t  "id": "z"\n\t\t}\n'));
});

it('puts a field that is new where its schema has it, and takes away one that was cleared', () => {
  const text = readFileSync('content/jobs.json', 'utf8');
  const content = dataIn(text) as { jobs: Record<string, unknown>[] };
  const changed = structuredClone(content);
  const [first] = changed.jobs;
  Object.assign(first ?? {}, { hours: 40, posted: '2026-01-31' });
  const written = rewrite(text, changed, fieldOf(jobFacts));
  const lines = written.split('\n');
  const added = lines.filter((line) => !text.split('\n').includes(line)).map((line) => line.trim());
  expect(added).toEqual(['},', '"posted": "2026-01-31",', '"hours": 40']);
  const { jobs } = dataIn(written) as typeof content;
  expect(Object.keys(jobs[0] ?? {}).slice(-2)).toEqual(['posted', 'hours']);
  expect(rewrite(written, content, fieldOf(jobFacts))).toBe(text);
});

it('says what it was given, whatever that is', () => {
  const group = fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    fc.jsonValue(),
  );
  const layouts = [undefined, 2, '\t'];
  fc.assert(
    fc.property(group, group, fc.constantFrom(...layouts), (before, after, layout) => {
      const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
      const text = JSON.stringify(before, null, layout);
      expect(rewrite(text, plain(before))).toBe(text);
      expect(JSON.parse(rewrite(text, plain(after)))).toEqual(
        before.$schema === undefined ? plain(after) : plain({ $schema: before.$schema, ...after }),
      );
    }),
  );
});
