import Validator from '@adobe/structured-data-validator';
import type { Json } from './siteData.ts';

const validator = new Validator();

/** The errors that search engines would report. Names of types and fields are checked by schema-dts. */
export async function findStructuredDataErrors(nodes: Json[]): Promise<string[]> {
  const jsonld = Object.groupBy(nodes, (node) => node['@type']);
  const issues: Json[] = await validator.validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage);
}
