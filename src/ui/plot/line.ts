/** Undefined where there is no value: the line has a gap. */
export type Figure = number | undefined;

export type PlotTone = 'forest' | 'terracotta' | 'gold';

export type Line = {
  readonly key: string;
  readonly name: string;
  readonly tone: PlotTone;
  /** One figure for each `x` of the plot. */
  readonly values: readonly Figure[];
  readonly width: number;
  readonly dashes?: string | undefined;
  /** Drawn where values are read, so that lines differ by more than color. */
  readonly sign?: 'circle' | 'square';
  /** Has a marker at every tick. */
  readonly isMain?: boolean;
  /** The range around the line. */
  readonly band?: { readonly low: readonly number[]; readonly high: readonly number[] };
};

export type LinePlotData = {
  readonly x: readonly number[];
  readonly lines: readonly Line[];
  readonly xLabel: string;
  /** The values that the axes name. */
  readonly xTicks: (isNarrow: boolean) => readonly number[];
  readonly yTicks: readonly number[];
  readonly writeXTick: (value: number) => string;
  readonly writeYTick: (value: number) => string;
  /** A value marked with a horizontal reference line. */
  readonly level?: { readonly at: number; readonly text: string };
  /** Values beyond the axis are drawn at its end; otherwise the line leaves the plot. */
  readonly isClamped?: boolean;
};

export type PlotMark = { readonly x: number; readonly text: string };

export const STROKES: Record<PlotTone, string> = {
  forest: 'stroke-forest',
  terracotta: 'stroke-terracotta',
  gold: 'stroke-gold',
};
export const BAND_FILLS: Record<PlotTone, string> = {
  forest: 'fill-forest/15',
  terracotta: 'fill-terracotta/15',
  gold: 'fill-gold/20',
};
export const SIGN_FILLS: Record<PlotTone, string> = {
  forest: 'fill-forest stroke-paper',
  terracotta: 'fill-terracotta stroke-paper',
  gold: 'fill-gold stroke-paper',
};
