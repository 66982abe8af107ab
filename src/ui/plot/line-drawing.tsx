import { memo, useId } from 'react';
import {
  BAND_FILLS,
  type Line,
  type LinePlotData,
  type PlotMark,
  SIGN_FILLS,
  STROKES,
} from './line.ts';
import { type LineLayout, PLOT_MARGIN, type Point } from './line-layout.ts';
import { HorizontalAxis, VerticalAxis } from './plot-axes.tsx';

type LineDrawingProps = { data: LinePlotData; layout: LineLayout; mark: PlotMark | undefined };

/** Axes, lines and marks; it changes with the data, not with the pointer. */
export const LineDrawing = memo(function LineDrawing({ data, layout, mark }: LineDrawingProps) {
  const frame = useId();
  const { lines, level, xLabel } = data;
  const { width, bottom, paths, bands, signs } = layout;
  return (
    <>
      <VerticalAxis ticks={layout.yTicks} width={width} />
      <HorizontalAxis ticks={layout.xTicks} width={width} bottom={bottom} label={xLabel} />
      {level && <Level at={layout.yAt(level.at)} text={level.text} width={width} />}
      {mark && <Mark mark={mark} layout={layout} />}
      <clipPath id={frame}>
        <rect
          x={PLOT_MARGIN.left - 8}
          y={PLOT_MARGIN.top - 2}
          width={Math.max(0, width - PLOT_MARGIN.left - PLOT_MARGIN.right + 16)}
          height={bottom - PLOT_MARGIN.top + 4}
        />
      </clipPath>
      <g clipPath={`url(#${frame})`} fill="none" strokeLinejoin="round">
        {lines.map(({ key, tone, width: strokeWidth, dashes }, index) => (
          <g key={key}>
            {bands[index] && <path d={bands[index]} className={BAND_FILLS[tone]} />}
            <path
              d={paths[index]}
              className={STROKES[tone]}
              strokeWidth={strokeWidth}
              strokeDasharray={dashes}
            />
          </g>
        ))}
      </g>
      {lines.map(({ key, tone, sign, isMain }, index) => {
        if (!sign || !isMain) return null;
        const points = signs[index] ?? [];
        return (
          <path
            key={key}
            d={points.map((point) => signPath(sign, point, 3.5)).join('')}
            className={SIGN_FILLS[tone]}
          />
        );
      })}
    </>
  );
});

/** A circle or a square as part of one path: many shapes in one path cost as much as one. */
function signPath(sign: NonNullable<Line['sign']>, { x, y }: Point, size: number): string {
  const arc = `a${size} ${size} 0 1 0 `;
  return sign === 'circle'
    ? `M${x - size} ${y}${arc}${size * 2} 0${arc}${size * -2} 0z`
    : `M${x - size} ${y - size}h${size * 2}v${size * 2}h${size * -2}z`;
}

/** A line's marker at one point. */
export function Sign({ line, x, y, size }: Point & { line: Line; size: number }) {
  if (!line.sign) return null;
  return <path d={signPath(line.sign, { x, y }, size)} className={SIGN_FILLS[line.tone]} />;
}

function Level({ at, text, width }: { at: number; text: string; width: number }) {
  return (
    <g>
      <line
        x1={PLOT_MARGIN.left}
        x2={width - PLOT_MARGIN.right}
        y1={at}
        y2={at}
        className="stroke-danger"
        strokeWidth="1.5"
      />
      <text x={PLOT_MARGIN.left + 6} y={at + 15} className="fill-danger font-semibold text-[12px]">
        {text}
      </text>
    </g>
  );
}

function Mark({ mark, layout }: { mark: PlotMark; layout: LineLayout }) {
  const x = layout.xAt(mark.x);
  const isNearEnd = x > layout.width * 0.6;
  const isNearStart = x < layout.width * 0.4;
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={PLOT_MARGIN.top - 8}
        y2={layout.bottom}
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
