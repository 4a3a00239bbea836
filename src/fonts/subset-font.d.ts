// The package ships no types; this is the part used here.
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, Axis> | undefined;
      keepAllGlyphs?: boolean;
      keepFeatures?: string[] | undefined;
      preserveNameIds?: number[];
    },
  ): Promise<Uint8Array<ArrayBuffer>>;
}
