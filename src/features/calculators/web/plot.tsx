import { memo, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { LABELS } from '../labels.ts';
import type { Plot as PlotData } from '../result.ts';
import { lineStyle } from './line-style.ts';
import { PlotDrawing, Sign } from './plot-drawing.tsx';
import { PlotFigures } from './plot-figures.tsx';
import { layoutPlot, PLOT_HEIGHT, PLOT_MARGIN, type PlotLayout } from './plot-layout.ts';
import { PlotLegend } from './plot-legend.tsx';
import { nearestIndex, type PlotMark } from './plot-mark.ts';
import { writeReading } from './plot-words.ts';
import { useWidth } from './use-width.ts';
import { writeFigure } from './write-figure.ts';

/** The width of a plot beside the inputs on a laptop, for the page as it is prerendered. */
const FIRST_WIDTH = 680;

/** Lines over time or another figure, to be read off by pointer, finger or arrow keys. */
export const Plot = memo(function Plot({
  plot,
  mark,
}: {
  plot: PlotData;
  mark: PlotMark | undefined;
}) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, FIRST_WIDTH);
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const layout = useMemo(() => layoutPlot(plot, width), [plot, width]);
  const index = pointed ?? chosen ?? nearestIndex(plot, mark?.x);

  return (
    <figure className="rounded-card border border-line/70 bg-paper p-4 sm:p-6 print:break-inside-avoid">
      <figcaption id={titleId} className="font-display text-xl leading-tight">
        {LABELS[plot.key]}
      </figcaption>
      <PlotLegend plot={plot} index={index} />
      <div
        ref={frame}
        className="relative mt-4 rounded-lg has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-terracotta"
      >
        <svg
          viewBox={`0 0 ${width} ${PLOT_HEIGHT}`}
          className="block h-[300px] w-full print:h-auto"
          aria-hidden="true"
        >
          <PlotDrawing plot={plot} layout={layout} mark={mark} />
          <Reading plot={plot} layout={layout} index={index} />
        </svg>
        <input
          type="range"
          className="plot-reader"
          aria-labelledby={titleId}
          aria-valuetext={writeReading(plot, index)}
          min={0}
          max={plot.x.length - 1}
          value={index}
          onChange={(event) => {
            setPointed(undefined);
            setChosen(event.target.valueAsNumber);
          }}
          onPointerMove={(event) => setPointed(indexAt(event, plot))}
          onPointerLeave={() => setPointed(undefined)}
        />
      </div>
      {layout.cutPeak !== undefined && (
        <p className="mt-1 text-muted text-sm">
          What leaves the plot at the top reaches {writeFigure(layout.cutPeak, plot.yUnit)}.
        </p>
      )}
      <PlotFigures plot={plot} />
    </figure>
  );
});

function Reading({ plot, layout, index }: { plot: PlotData; layout: PlotLayout; index: number }) {
  const x = layout.xAt(plot.x[index] ?? 0);
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={PLOT_MARGIN.top}
        y2={PLOT_HEIGHT - PLOT_MARGIN.bottom}
        className="stroke-ink/40"
      />
      {plot.lines.map((line) => {
        const value = line.values[index];
        if (value === undefined) return null;
        const y = layout.yAt(value);
        if (y < PLOT_MARGIN.top - 1) return null;
        const { side, isMain } = lineStyle(plot, line);
        return <Sign key={line.key} side={side} x={x} y={y} size={isMain ? 6 : 4.5} />;
      })}
    </g>
  );
}

/** The place under the pointer; the reader covers exactly the lines' part of the plot. */
function indexAt(event: PointerEvent<HTMLInputElement>, plot: PlotData): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
  const low = plot.x[0] ?? 0;
  const high = plot.x.at(-1) ?? 0;
  return nearestIndex(plot, low + share * (high - low));
}
