import { memo } from 'react';
import { PLOT_MARGIN, type Tick } from './line-layout.ts';

type AxisProps = { ticks: readonly Tick[]; width: number };
type HorizontalAxisProps = AxisProps & { bottom: number; label: string };

/** Tick values change rarely: mostly only the lines between them move. */
function isSameAxis(before: AxisProps, after: AxisProps): boolean {
  return (
    before.width === after.width &&
    before.ticks.length === after.ticks.length &&
    before.ticks.every(({ at, text }, index) => {
      const other = after.ticks[index];
      return other?.at === at && other.text === text;
    })
  );
}

export const VerticalAxis = memo(function VerticalAxis({ ticks, width }: AxisProps) {
  return (
    <g className="tabular fill-muted text-[12px]">
      {ticks.map(({ at, text }) => (
        <g key={text}>
          <line
            x1={PLOT_MARGIN.left}
            x2={width - PLOT_MARGIN.right}
            y1={at}
            y2={at}
            className={isZero(text) ? 'stroke-muted' : 'stroke-line/70'}
          />
          <text x={PLOT_MARGIN.left - 8} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}, isSameAxis);

export const HorizontalAxis = memo(
  function HorizontalAxis({ ticks, width, bottom, label }: HorizontalAxisProps) {
    return (
      <g className="tabular fill-muted text-[12px]">
        {ticks.map(({ at, text }) => (
          <g key={text}>
            <line x1={at} x2={at} y1={bottom} y2={bottom + 5} className="stroke-muted" />
            <text x={at} y={bottom + 19} textAnchor="middle">
              {text}
            </text>
          </g>
        ))}
        <text
          x={(PLOT_MARGIN.left + width - PLOT_MARGIN.right) / 2}
          y={bottom + PLOT_MARGIN.bottom - 6}
          textAnchor="middle"
        >
          {label}
        </text>
      </g>
    );
  },
  (before, after) =>
    before.label === after.label && before.bottom === after.bottom && isSameAxis(before, after),
);

function isZero(text: string): boolean {
  return /^(US\$\s|\$)?0%?$/.test(text);
}
