import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';

const declarations = readFileSync(
  join(import.meta.dirname, '..', 'node_modules', 'schema-dts', 'dist', 'schema.d.ts'),
  'utf8',
);

// The vocabulary comes with schema-dts, as types; the validator reads it as schema.org publishes it.
const reference = (name: string) => ({ '@id': `schema:${name}` });
const vocabulary = [
  ...declarations.matchAll(
    /^(?:export )?interface (\w+?)(Base|Leaf) (?:extends ([^{]+) )?\{(.*?)^\}/gms,
  ),
].flatMap(([, name = '', kind, parents = '', body = '']) => {
  const above = parents
    .split(', ')
    .map((parent) => parent.replace(/Base$/, ''))
    .filter((parent) => parent !== name && /^[A-Z]/.test(parent));
  // A type that has properties of its own is declared twice, the second time without its parents.
  if (kind === 'Leaf' && above.length === 0) return [];
  return [
    { '@type': 'rdfs:Class', ...reference(name), 'rdfs:subClassOf': above.map(reference) },
    ...[...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => ({
      '@type': 'rdf:Property',
      ...reference(property),
      'schema:domainIncludes': reference(name),
    })),
  ];
});

const validator = new Validator({ '@graph': vocabulary });

/**
 * What is wrong with the nodes of a page: types and properties that schema.org does not have, and
 * whatever search engines refuse. What they recommend besides, and a page does not say, is listed apart.
 */
export async function structuredDataFaults(nodes: readonly object[]) {
  const jsonld = Object.groupBy(nodes, (node) => (node as { '@type': string })['@type']);
  const issues = await validator.validate({ jsonld: jsonld as Record<string, object[]> });
  const isFault = ({ severity, errorType }: (typeof issues)[number]) =>
    severity === 'ERROR' || errorType === 'schemaOrg';
  return {
    faults: issues.filter(isFault).map(({ issueMessage }) => issueMessage),
    unsaid: issues.filter((issue) => !isFault(issue)).flatMap(({ fieldNames }) => fieldNames),
  };
}
