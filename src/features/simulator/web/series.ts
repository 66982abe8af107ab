import type { Band } from '../outcome.ts';

export type Tone = 'forest' | 'terracotta' | 'gold';

/** A line over the months 0 to 240, with the band in which eight of ten groups lie where there is one. */
export type Series = {
  readonly name: string;
  readonly tone: Tone;
  readonly values: readonly number[];
  readonly band?: Band;
};

export type BandPlotProps = {
  readonly title: string;
  /** What the picture says, in words. */
  readonly words: string;
  readonly series: readonly Series[];
  readonly low?: number;
  readonly high: number;
  readonly write: (value: number) => string;
  readonly writeTick: (value: number) => string;
  /** A level worth a line of its own. */
  readonly level?: { readonly at: number; readonly text: string };
};
