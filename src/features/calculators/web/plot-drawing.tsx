import { memo, useId } from 'react';
import { LABELS } from '../labels.ts';
import type { Plot, Side } from '../result.ts';
import { lineStyle, STROKE } from './line-style.ts';
import { HorizontalAxis, VerticalAxis } from './plot-axes.tsx';
import { PLOT_HEIGHT, PLOT_MARGIN, type PlotLayout, type Point } from './plot-layout.ts';
import type { PlotMark } from './plot-mark.ts';

const BOTTOM = PLOT_HEIGHT - PLOT_MARGIN.bottom;

type PlotDrawingProps = { plot: Plot; layout: PlotLayout; mark: PlotMark | undefined };

/** Axes, lines and the visitor's mark; it changes with the figures, not with the reading. */
export const PlotDrawing = memo(function PlotDrawing({ plot, layout, mark }: PlotDrawingProps) {
  const frame = useId();
  return (
    <>
      <VerticalAxis ticks={layout.yTicks} width={layout.width} />
      <HorizontalAxis ticks={layout.xTicks} width={layout.width} label={LABELS[plot.xKey]} />
      {mark && <Mark mark={mark} layout={layout} />}
      <clipPath id={frame}>
        <rect
          x={PLOT_MARGIN.left - 8}
          y={PLOT_MARGIN.top - 2}
          width={Math.max(0, layout.width - PLOT_MARGIN.left - PLOT_MARGIN.right + 16)}
          height={BOTTOM - PLOT_MARGIN.top + 4}
        />
      </clipPath>
      <g clipPath={`url(#${frame})`} fill="none" strokeLinejoin="round">
        {plot.lines.map((line, index) => {
          const { side, dashes, strokeWidth } = lineStyle(plot, line);
          return (
            <path
              key={line.key}
              d={layout.paths[index]}
              className={STROKE[side]}
              strokeWidth={strokeWidth}
              strokeDasharray={dashes}
            />
          );
        })}
      </g>
      {plot.lines.map((line, index) => {
        const { side, isMain } = lineStyle(plot, line);
        if (!isMain) return null;
        const points = layout.signs[index] ?? [];
        return (
          <path
            key={line.key}
            d={points.map((point) => signPath(side, point, 3.5)).join('')}
            className={SIGN[side]}
          />
        );
      })}
    </>
  );
});

const SIGN: { readonly [S in Side]: string } = {
  programme: 'fill-forest stroke-paper',
  mortgage: 'fill-terracotta stroke-paper',
};

/** A circle or a square; many of them are one shape, which costs the browser as much as one. */
function signPath(side: Side, { x, y }: Point, size: number): string {
  const arc = `a${size} ${size} 0 1 0 `;
  return side === 'programme'
    ? `M${x - size} ${y}${arc}${size * 2} 0${arc}${size * -2} 0z`
    : `M${x - size} ${y - size}h${size * 2}v${size * 2}h${size * -2}z`;
}

/** A side's sign on a line. */
export function Sign({ side, x, y, size }: Point & { side: Side; size: number }) {
  return <path d={signPath(side, { x, y }, size)} className={SIGN[side]} />;
}

function Mark({ mark, layout }: { mark: PlotMark; layout: PlotLayout }) {
  const x = layout.xAt(mark.x);
  const isNearEnd = x > layout.width * 0.6;
  const isNearStart = x < layout.width * 0.4;
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={PLOT_MARGIN.top - 8}
        y2={BOTTOM}
        className="stroke-gold"
        strokeWidth="2"
        strokeDasharray="3 3"
      />
      <text
        x={x}
        y={PLOT_MARGIN.top - 12}
        textAnchor={isNearEnd ? 'end' : isNearStart ? 'start' : 'middle'}
        className="tabular fill-ink font-semibold text-[12px]"
      >
        {mark.text}
      </text>
    </g>
  );
}
