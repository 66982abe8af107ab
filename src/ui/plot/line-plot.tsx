import './plot.css';
import { type PointerEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Figure, LinePlotData, PlotMark } from './line.ts';
import { LineDrawing, Sign } from './line-drawing.tsx';
import { type LineLayout, layoutLines, nearestIndex, PLOT_MARGIN } from './line-layout.ts';
import { LineLegend, writeReading } from './line-legend.tsx';
import { useWidth } from './use-width.ts';

type LinePlotProps = {
  title: string;
  data: LinePlotData;
  mark?: PlotMark | undefined;
  /** The index that is read before somebody points at the plot. */
  start: number;
  height?: number;
  /** Inside a panel a plot has no card of its own. */
  isInPanel?: boolean;
  write: (figure: Figure) => string;
  /** Names a place on the horizontal axis, such as 'Month 120'. */
  writeX: (index: number) => string;
  /** The same for screen readers, where the sentence differs. */
  writeSpokenX?: (index: number) => string;
  /** The plot in words, and its figures as a table. */
  children?: ReactNode;
};

/** The width beside the inputs on a laptop, for prerendering. */
const FIRST_WIDTH = 680;
const CARD = 'rounded-card border border-line/70 bg-paper p-4 sm:p-6 print:break-inside-avoid';

/** Lines over time or another figure; pointer, finger and arrow keys read values. */
export function LinePlot(props: LinePlotProps) {
  const { title, data, mark, start, height = 300, isInPanel = false, write, writeX } = props;
  const { writeSpokenX = writeX, children } = props;
  const { x, lines } = data;
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, FIRST_WIDTH);
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const layout = useMemo(() => layoutLines(data, width, height), [data, width, height]);
  const index = pointed ?? chosen ?? start;
  return (
    <figure className={isInPanel ? '' : CARD}>
      <figcaption
        id={titleId}
        className={isInPanel ? 'font-semibold text-sm' : 'font-display text-xl leading-tight'}
      >
        {title}
      </figcaption>
      <LineLegend place={writeX(index)} lines={lines} index={index} write={write} />
      <div
        ref={frame}
        className="relative mt-4 rounded-lg has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-terracotta"
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          height={height}
          className="block w-full print:h-auto"
          aria-hidden="true"
        >
          <LineDrawing data={data} layout={layout} mark={mark} />
          <Reading data={data} layout={layout} index={index} />
        </svg>
        <input
          type="range"
          className="plot-reader"
          aria-labelledby={titleId}
          aria-valuetext={writeReading({ place: writeSpokenX(index), lines, index, write })}
          min={0}
          max={x.length - 1}
          value={index}
          onChange={(event) => {
            setPointed(undefined);
            setChosen(event.target.valueAsNumber);
          }}
          onPointerMove={(event) => setPointed(indexAt(event, x))}
          onPointerLeave={() => setPointed(undefined)}
        />
      </div>
      {children}
    </figure>
  );
}

type ReadingProps = { data: LinePlotData; layout: LineLayout; index: number };

function Reading({ data, layout, index }: ReadingProps) {
  const x = layout.xAt(data.x[index] ?? 0);
  return (
    <g>
      <line x1={x} x2={x} y1={PLOT_MARGIN.top} y2={layout.bottom} className="stroke-ink/40" />
      {data.lines.map((line) => {
        const value = line.values[index];
        if (value === undefined) return null;
        const y = layout.yAt(value);
        if (y < PLOT_MARGIN.top - 1) return null;
        return <Sign key={line.key} line={line} x={x} y={y} size={line.isMain ? 6 : 4.5} />;
      })}
    </g>
  );
}

/** The index under the pointer; the reader element covers exactly the area of the lines. */
function indexAt(event: PointerEvent<HTMLInputElement>, x: readonly number[]): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
  const [low, high] = [x[0] ?? 0, x.at(-1) ?? 0];
  return nearestIndex(x, low + share * (high - low));
}
