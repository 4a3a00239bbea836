// The package ships no types; this is the part used here.
declare module '@adobe/structured-data-validator' {
  export type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames: string[];
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default class Validator {
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
