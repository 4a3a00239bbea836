// The package ships no types; this is the part used here.
declare module '@adobe/structured-data-validator' {
  export type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    errorType?: 'schemaOrg';
    fieldNames: string[];
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default class Validator {
    /** With the vocabulary of schema.org types and properties are looked up in it, too. */
    constructor(vocabulary?: { '@graph': object[] });
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
