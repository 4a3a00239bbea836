import Validator from '@adobe/structured-data-validator';
import type { Json } from './siteData.ts';

const validator = new Validator();

/** What search engines refuse in the nodes of a page; the types of schema-dts know what schema.org has. */
export async function structuredDataFaults(nodes: Json[]): Promise<string[]> {
  const jsonld = Object.groupBy(nodes, (node) => node['@type']);
  const issues: Json[] = await validator.validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage);
}
