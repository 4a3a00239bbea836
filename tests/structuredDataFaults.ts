import Validator from '@adobe/structured-data-validator';

const validator = new Validator();

/**
 * What search engines refuse in the nodes of a page; what they recommend besides, and the page does not
 * say, is listed apart. The types of schema-dts know what schema.org has.
 */
export async function structuredDataFaults(nodes: readonly object[]) {
  const jsonld = Object.groupBy(nodes, (node) => (node as { '@type': string })['@type']);
  const issues = await validator.validate({ jsonld: jsonld as Record<string, object[]> });
  const isFault = ({ severity }: (typeof issues)[number]) => severity === 'ERROR';
  return {
    faults: issues.filter(isFault).map(({ issueMessage }) => issueMessage),
    unsaid: issues.filter((issue) => !isFault(issue)).flatMap(({ fieldNames }) => fieldNames),
  };
}
