// What the security policy of every document allows.
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { attributes } from '#tests/markup.ts';
import { documents } from './documents.ts';
import { every, everyHasNo } from './every.ts';

everyHasNo(
  'way out that gives something away',
  ':is([href^=http], [action^=http]):not([target=_blank][rel~=noopener], link)',
);

every('document', 'has a policy in which csp_evaluator finds nothing', ({ document }) => {
  const findings = policiesIn(document).map((policy) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate(),
  );
  expect(findings).toEqual([[]]);
});

function policiesIn(document: Document): string[] {
  return attributes(document, 'meta[http-equiv=content-security-policy]', 'content');
}

test('the policy allows forms to submit to no host that none submits to', () => {
  const allowed = documents.flatMap(({ document }) => {
    const [policy = ''] = policiesIn(document);
    const [, sources = 'no form-action'] = policy.match(/form-action ([^;]+)/) ?? [];
    return sources.split(' ');
  });
  const targets = documents.flatMap(({ document }) =>
    ['action', 'formaction'].flatMap((name) => attributes(document, `[${name}]`, name)),
  );
  const isUsed = (source: string) => {
    const [start = '', end = ''] = source.split('*');
    return targets.some((target) => target.startsWith(start) && target.includes(end));
  };
  expect([...new Set(allowed)].filter((source) => !isUsed(source))).toEqual([]);
});
