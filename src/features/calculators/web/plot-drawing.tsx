import { memo, useId } from 'react';
import { LABELS } from '../labels.ts';
import type { Plot, Side } from '../result.ts';
import { lineStyle, STROKE } from './line-style.ts';
import { PLOT_HEIGHT, PLOT_MARGIN, type PlotLayout, type Point } from './plot-layout.ts';
import type { PlotMark } from './plot-mark.ts';

const BOTTOM = PLOT_HEIGHT - PLOT_MARGIN.bottom;

type PlotDrawingProps = { plot: Plot; layout: PlotLayout; mark: PlotMark | undefined };

/** Axes, lines and the visitor's mark; it changes with the figures, not with the reading. */
export const PlotDrawing = memo(function PlotDrawing({ plot, layout, mark }: PlotDrawingProps) {
  const frame = useId();
  return (
    <>
      <Axes plot={plot} layout={layout} />
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
        return (
          <g key={line.key}>
            {isMain &&
              layout.signs[index]?.map((point) => (
                <Sign key={point.x} side={side} size={3.5} {...point} />
              ))}
          </g>
        );
      })}
    </>
  );
});

/** A side's sign on a line: circle or square. */
export function Sign({ side, x, y, size }: Point & { side: Side; size: number }) {
  return side === 'programme' ? (
    <circle cx={x} cy={y} r={size} className="fill-forest stroke-paper" />
  ) : (
    <rect
      x={x - size}
      y={y - size}
      width={size * 2}
      height={size * 2}
      className="fill-terracotta stroke-paper"
    />
  );
}

function Axes({ plot, layout }: { plot: Plot; layout: PlotLayout }) {
  const right = layout.width - PLOT_MARGIN.right;
  return (
    <g className="tabular fill-muted text-[12px]">
      {layout.yTicks.map(({ at, text }) => (
        <g key={text}>
          <line
            x1={PLOT_MARGIN.left}
            x2={right}
            y1={at}
            y2={at}
            className={isZero(text) ? 'stroke-muted' : 'stroke-line/70'}
          />
          <text x={PLOT_MARGIN.left - 8} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {layout.xTicks.map(({ at, text }) => (
        <g key={text}>
          <line x1={at} x2={at} y1={BOTTOM} y2={BOTTOM + 5} className="stroke-muted" />
          <text x={at} y={BOTTOM + 19} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      <text x={(PLOT_MARGIN.left + right) / 2} y={PLOT_HEIGHT - 6} textAnchor="middle">
        {LABELS[plot.xKey]}
      </text>
    </g>
  );
}

function isZero(text: string): boolean {
  return text === '$0' || text === '0%';
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
