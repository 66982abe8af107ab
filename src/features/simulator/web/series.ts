import type { Band } from '../outcome.ts';

export type Tone = 'forest' | 'terracotta' | 'gold';

/** A line over the months 0 to 240, optionally with the band that contains eight of ten groups. */
export type Series = {
  readonly name: string;
  readonly tone: Tone;
  readonly values: readonly number[];
  readonly band?: Band;
};

export type BandPlotProps = {
  readonly title: string;
  /** The chart's message in words, for screen readers. */
  readonly words: string;
  readonly series: readonly Series[];
  readonly low?: number;
  readonly high: number;
  readonly write: (value: number) => string;
  readonly writeTick: (value: number) => string;
  /** A value marked with a horizontal reference line. */
  readonly level?: { readonly at: number; readonly text: string };
};
