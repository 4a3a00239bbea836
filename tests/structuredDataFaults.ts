import Validator from '@adobe/structured-data-validator';
import type { Json } from './siteData.ts';

const validator = new Validator();

/**
 * What search engines refuse in the nodes of a page; what they recommend besides, and the page does not
 * say, is listed apart. The types of schema-dts know what schema.org has.
 */
export async function structuredDataFaults(nodes: Json[]) {
  const jsonld = Object.groupBy(nodes, (node) => node['@type']);
  const issues: Json[] = await validator.validate({ jsonld });
  const of = (kind: string) => issues.filter(({ severity }) => severity === kind);
  return {
    faults: of('ERROR').map(({ issueMessage }) => issueMessage),
    unsaid: of('WARNING').flatMap(({ fieldNames }) => fieldNames),
  };
}
