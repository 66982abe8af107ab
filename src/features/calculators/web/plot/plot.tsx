import { memo, useMemo } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import type { PlotMark } from '#ui/plot/line.ts';
import { nearestIndex } from '#ui/plot/line-layout.ts';
import { LinePlot } from '#ui/plot/line-plot.tsx';
import type { Plot as PlotResult } from '../../result.ts';
import { calculatorTexts } from '../../texts.ts';
import { plotData } from '../plot-data.ts';
import { useFigureWriter } from '../results/write-figure.ts';
import { PlotFigures } from './plot-figures.tsx';
import { writeX } from './plot-words.ts';

type PlotProps = { plot: PlotResult; mark: PlotMark | undefined };

/** A plot of a tab; its first reading is at the visitor's own choice. */
export const Plot = memo(function Plot({ plot, mark }: PlotProps) {
  const texts = useTexts(calculatorTexts);
  const { locale, figure: write } = useFigureWriter();
  const data = useMemo(() => plotData(plot, locale), [plot, locale]);
  const { x, cutPeak } = data;
  return (
    <LinePlot
      title={texts.labels[plot.key]}
      data={data}
      mark={mark}
      start={mark ? nearestIndex(x, mark.x) : Math.floor((x.length - 1) / 3)}
      write={(figure) => write(figure, plot.yUnit)}
      writeX={(index) => writeX(plot, x[index] ?? 0, locale)}
    >
      {cutPeak !== undefined && (
        <p className="mt-1 text-muted text-sm">{texts.plots.cut(write(cutPeak, plot.yUnit))}</p>
      )}
      <PlotFigures plot={plot} />
    </LinePlot>
  );
});
