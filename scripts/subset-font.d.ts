declare module 'subset-font' {
  /**
   * Returns the font with these characters and features alone, and its axes limited to the given
   * values or ranges.
   */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: readonly string[];
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
