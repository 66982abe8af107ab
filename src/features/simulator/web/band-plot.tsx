import { type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { HorizontalAxis, VerticalAxis } from '#features/calculators/web/plot-axes.tsx';
import {
  linePath,
  niceTicks,
  PLOT_HEIGHT,
  PLOT_MARGIN,
} from '#features/calculators/web/plot-layout.ts';
import { useWidth } from '#features/calculators/web/use-width.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { useTexts } from '#ui/use-texts.ts';
import type { Band } from '../outcome.ts';
import { simulatorTexts } from '../texts.ts';
import { FiguresTable } from './figures-table.tsx';
import type { BandPlotProps, Tone } from './series.ts';

const STROKE: Record<Tone, string> = {
  forest: 'stroke-forest',
  terracotta: 'stroke-terracotta',
  gold: 'stroke-gold',
};
const FILL: Record<Tone, string> = {
  forest: 'fill-forest/15',
  terracotta: 'fill-terracotta/15',
  gold: 'fill-gold/20',
};
const DASHES: Record<Tone, string | undefined> = {
  forest: undefined,
  terracotta: '8 5',
  gold: '2 4',
};

const FIRST_WIDTH = 680;
const BOTTOM = PLOT_HEIGHT - PLOT_MARGIN.bottom;
const MONTHS = TERM_MONTHS;

/** Lines with bands over twenty years; values can be read by pointer, touch or arrow keys. */
export function BandPlot(props: BandPlotProps) {
  const { title, series, write } = props;
  const { plots } = useTexts(simulatorTexts);
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, FIRST_WIDTH);
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState(120);
  const month = pointed ?? chosen;
  const layout = useMemo(() => layoutBand(props, width), [props, width]);
  const reading = `${plots.atYear(month)}: ${series.map(({ name, values }) => `${name} ${write(values[month] ?? 0)}`).join('; ')}`;
  return (
    <figure className="rounded-card border border-line/70 bg-paper p-4 sm:p-6 print:break-inside-avoid">
      <figcaption id={titleId} className="font-display text-xl leading-tight">
        {title}
      </figcaption>
      <Legend series={series} month={month} write={write} />
      <div
        ref={frame}
        className="relative mt-4 rounded-lg has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-terracotta"
      >
        <svg
          viewBox={`0 0 ${width} ${PLOT_HEIGHT}`}
          className="block h-[300px] w-full print:h-auto"
          aria-hidden="true"
        >
          <VerticalAxis ticks={layout.yTicks} width={width} />
          <HorizontalAxis ticks={layout.xTicks} width={width} label={plots.year} />
          {layout.level && (
            <g>
              <line
                x1={PLOT_MARGIN.left}
                x2={width - PLOT_MARGIN.right}
                y1={layout.level.at}
                y2={layout.level.at}
                className="stroke-danger"
                strokeWidth="1.5"
              />
              <text
                x={PLOT_MARGIN.left + 6}
                y={layout.level.at + 15}
                className="fill-danger font-semibold text-[12px]"
              >
                {layout.level.text}
              </text>
            </g>
          )}
          {layout.drawn.map(({ name, tone, band, line }) => (
            <g key={name}>
              {band && <path d={band} className={FILL[tone]} />}
              <path
                d={line}
                fill="none"
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeDasharray={DASHES[tone]}
                className={STROKE[tone]}
              />
            </g>
          ))}
          <line
            x1={layout.xAt(month)}
            x2={layout.xAt(month)}
            y1={PLOT_MARGIN.top}
            y2={BOTTOM}
            className="stroke-ink/40"
          />
        </svg>
        <input
          type="range"
          className="plot-reader"
          aria-labelledby={titleId}
          aria-valuetext={reading}
          min={0}
          max={MONTHS}
          value={month}
          onChange={(event) => {
            setPointed(undefined);
            setChosen(event.target.valueAsNumber);
          }}
          onPointerMove={(event) => setPointed(monthAt(event))}
          onPointerLeave={() => setPointed(undefined)}
        />
      </div>
      <p className="mt-2 text-sm">{props.words}</p>
      <FiguresTable title={title} series={series} write={write} />
    </figure>
  );
}

function Legend({
  series,
  month,
  write,
}: Pick<BandPlotProps, 'series' | 'write'> & { month: number }) {
  const { plots } = useTexts(simulatorTexts);
  return (
    <div className="mt-3 text-sm">
      <p className="tabular text-muted">{plots.after(month)}</p>
      <ul className="mt-1 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {series.map(({ name, tone, values, band }) => (
          <li key={name} className="flex items-center gap-2.5">
            <svg viewBox="0 0 30 12" className="h-3 w-[30px] shrink-0" aria-hidden="true">
              {band && <rect width="30" height="12" className={FILL[tone]} />}
              <path
                d="M1 6H29"
                strokeWidth="2.5"
                strokeDasharray={DASHES[tone]}
                className={STROKE[tone]}
              />
            </svg>
            <span className="grow leading-tight">{name}</span>
            <span className="tabular font-semibold">{write(values[month] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function layoutBand({ series, low = 0, high, writeTick, level }: BandPlotProps, width: number) {
  const yValues = niceTicks(low, high, 5);
  const [bottom, top] = [yValues[0] ?? low, yValues.at(-1) ?? high];
  const right = width - PLOT_MARGIN.right;
  const xAt = (month: number) =>
    Math.round((PLOT_MARGIN.left + (month / MONTHS) * (right - PLOT_MARGIN.left)) * 10) / 10;
  const yAt = (value: number) => {
    const share = (Math.min(top, Math.max(bottom, value)) - bottom) / (top - bottom || 1);
    return Math.round((BOTTOM - share * (BOTTOM - PLOT_MARGIN.top)) * 10) / 10;
  };
  const xs = Array.from({ length: MONTHS + 1 }, (_, month) => xAt(month));
  const years = width < 480 ? [0, 5, 10, 15, 20] : [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20];
  return {
    xAt,
    xTicks: years.map((year) => ({ at: xAt(year * 12), text: String(year) })),
    yTicks: yValues.map((value) => ({ at: yAt(value), text: writeTick(value) })),
    level: level && { at: yAt(level.at), text: level.text },
    drawn: series.map(({ name, tone, values, band }) => ({
      name,
      tone,
      line: linePath(xs, values, yAt),
      band: band && bandPath(xs, band, yAt),
    })),
  };
}

/** Along the upper edge and back along the lower one. */
function bandPath(xs: readonly number[], { low, high }: Band, yAt: (value: number) => number) {
  const upper = high.map((value, month) => `${xs[month]} ${yAt(value)}`);
  const lower = low.map((value, month) => `${xs[month]} ${yAt(value)}`).toReversed();
  return `M${[...upper, ...lower].join('L')}Z`;
}

/** The slider for reading values covers exactly the plot area. */
function monthAt(event: PointerEvent<HTMLInputElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * MONTHS);
}
