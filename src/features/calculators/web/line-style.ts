import type { Plot, PlotLine, Side } from '../result.ts';
import { isMainLine } from './plot-layout.ts';

/** How a line looks: its side gives the colour and the sign, its place among them the dashes. */
export type LineStyle = {
  readonly side: Side;
  readonly isMain: boolean;
  readonly dashes: string | undefined;
  readonly strokeWidth: number;
};

const VARIANT_DASHES = ['7 5', '2 5', '12 4 2 4'] as const;

export const STROKE: { readonly [S in Side]: string } = {
  programme: 'stroke-forest',
  mortgage: 'stroke-terracotta',
};

/** The style of one line of a plot. */
export function lineStyle({ lines }: Plot, line: PlotLine): LineStyle {
  const isMain = isMainLine(lines, line);
  const place = lines.filter(({ side }) => side === line.side).indexOf(line);
  return {
    side: line.side,
    isMain,
    dashes: isMain ? undefined : VARIANT_DASHES[(place - 1) % VARIANT_DASHES.length],
    strokeWidth: isMain ? 2.75 : 2,
  };
}
