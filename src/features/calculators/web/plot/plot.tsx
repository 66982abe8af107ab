import { memo, useMemo } from 'react';
import type { PlotMark } from '#ui/plot/line.ts';
import { nearestIndex } from '#ui/plot/line-layout.ts';
import { LinePlot } from '#ui/plot/line-plot.tsx';
import type { Plot as PlotResult } from '../../result.ts';
import { LABELS } from '../../sentences/labels.ts';
import { plotData } from '../plot-data.ts';
import { writeFigure } from '../results/write-figure.ts';
import { PlotFigures } from './plot-figures.tsx';
import { writeX } from './plot-words.ts';

type PlotProps = { plot: PlotResult; mark: PlotMark | undefined };

/** A plot of a tab, read off at the visitor's own choice first. */
export const Plot = memo(function Plot({ plot, mark }: PlotProps) {
  const data = useMemo(() => plotData(plot), [plot]);
  const { x, cutPeak } = data;
  return (
    <LinePlot
      title={LABELS[plot.key]}
      data={data}
      mark={mark}
      start={mark ? nearestIndex(x, mark.x) : Math.floor((x.length - 1) / 3)}
      write={(figure) => writeFigure(figure, plot.yUnit)}
      writeX={(index) => writeX(plot, x[index] ?? 0)}
    >
      {cutPeak !== undefined && (
        <p className="mt-1 text-muted text-sm">
          What leaves the plot at the top reaches {writeFigure(cutPeak, plot.yUnit)}.
        </p>
      )}
      <PlotFigures plot={plot} />
    </LinePlot>
  );
});
