import Validator from '@adobe/structured-data-validator';

type Issue = { severity: string; issueMessage: string };

const validator = new Validator();

/** The errors that search engines would report. Names of types and fields are checked by schema-dts. */
export async function findStructuredDataErrors(
  nodes: Record<string, unknown>[],
): Promise<string[]> {
  const jsonld = Object.groupBy(nodes, (node) => String(node['@type']));
  const issues: Issue[] = await validator.validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage);
}
