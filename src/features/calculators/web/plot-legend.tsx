import { LABELS } from '../labels.ts';
import type { Plot } from '../result.ts';
import { type LineStyle, lineStyle, STROKE } from './line-style.ts';
import { Sign } from './plot-drawing.tsx';
import { writeX } from './plot-words.ts';
import { writeFigure } from './write-figure.ts';

/** Names the lines and reads them off at one place. */
export function PlotLegend({ plot, index }: { plot: Plot; index: number }) {
  return (
    <div className="mt-3 text-sm">
      <p className="tabular text-muted">{writeX(plot, plot.x[index] ?? 0)}</p>
      <ul className="mt-1 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {plot.lines.map((line) => (
          <li key={line.key} className="flex items-center gap-2.5">
            <LineSample style={lineStyle(plot, line)} />
            <span className="grow leading-tight">{LABELS[line.key]}</span>
            <span className="tabular font-semibold">
              {writeFigure(line.values[index], plot.yUnit)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LineSample({ style }: { style: LineStyle }) {
  return (
    <svg viewBox="0 0 30 12" className="h-3 w-[30px] shrink-0" aria-hidden="true">
      <path
        d="M1 6H29"
        className={STROKE[style.side]}
        strokeWidth={style.strokeWidth}
        strokeDasharray={style.dashes}
      />
      {style.isMain && <Sign side={style.side} x={15} y={6} size={4} />}
    </svg>
  );
}
