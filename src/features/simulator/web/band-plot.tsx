import { useMemo } from 'react';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { Line, LinePlotData, PlotTone } from '#ui/plot/line.ts';
import { niceTicks } from '#ui/plot/line-layout.ts';
import { LinePlot } from '#ui/plot/line-plot.tsx';
import { PlotTable } from '#ui/plot/plot-table.tsx';
import type { Band } from '../engine/outcome.ts';
import { simulatorTexts } from '../texts.ts';

/** A line over the months 0 to 240, optionally with the band that contains eight of ten groups. */
type Series = {
  readonly name: string;
  readonly tone: PlotTone;
  readonly values: readonly number[];
  readonly band?: Band;
};

type BandPlotProps = {
  title: string;
  /** The chart's message in words, for screen readers. */
  words: string;
  series: readonly Series[];
  low?: number;
  high: number;
  write: (value: number) => string;
  writeTick: (value: number) => string;
  level?: LinePlotData['level'];
};

const DASHES: Record<PlotTone, string | undefined> = {
  forest: undefined,
  terracotta: '8 5',
  gold: '2 4',
};
const MONTHS = Array.from({ length: TERM_MONTHS + 1 }, (_, month) => month);
const YEAR_ENDS = MONTHS.filter((month) => month > 0 && month % 12 === 0);

/** Lines with bands over twenty years. */
export function BandPlot(props: BandPlotProps) {
  const { title, words, series, write } = props;
  const { plots } = useTexts(simulatorTexts);
  const data = useMemo(() => dataOf(props, plots.year), [props, plots]);
  return (
    <LinePlot
      title={title}
      data={data}
      start={120}
      write={(value = 0) => write(value)}
      writeX={plots.after}
      writeSpokenX={plots.atYear}
    >
      <p className="mt-2 text-sm">{words}</p>
      <PlotTable
        title={title}
        summary={plots.figures}
        xName={plots.year}
        columns={series.map(({ name, values, band }) => ({
          key: name,
          name: band ? `${name} ${plots.band}` : name,
          write: (month) => {
            const figure = write(values[month] ?? 0);
            const [low, high] = [band?.low[month] ?? 0, band?.high[month] ?? 0];
            return band ? `${figure} ${plots.range(write(low), write(high))}` : figure;
          },
        }))}
        rows={() => YEAR_ENDS}
        writeRow={(month) => month / 12}
      />
    </LinePlot>
  );
}

function dataOf(props: BandPlotProps, xLabel: string): LinePlotData {
  const { series, low = 0, high, writeTick, level } = props;
  return {
    x: MONTHS,
    lines: series.map(
      ({ name, tone, values, band }): Line => ({
        key: name,
        name,
        tone,
        values,
        width: 2.5,
        dashes: DASHES[tone],
        ...(band && { band }),
      }),
    ),
    xLabel,
    xTicks: (isNarrow) => MONTHS.filter((month) => month % (isNarrow ? 60 : 24) === 0),
    yTicks: niceTicks(low, high, 5),
    writeXTick: (month) => `${month / 12}`,
    writeYTick: writeTick,
    ...(level && { level }),
    isClamped: true,
  };
}
