declare module 'subset-font' {
  /** Answers the font with these characters alone, and its axes limited to the given ranges. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
