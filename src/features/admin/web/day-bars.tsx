import { useId } from 'react';
import { Link } from 'wouter';
import { BarPlot } from '#ui/plot/bar-plot.tsx';

export type DayBar = { key: string; label: string; value: number; href: string };

type DayBarsProps = {
  title: string;
  bars: readonly DayBar[];
  /** Formats a value, such as '3 applications'. */
  write: (value: number) => string;
  onOpen: (bar: DayBar) => void;
};

/** A bar chart over days. Each bar shows its day and value, and links to its list. */
export function DayBars({ title, bars, write, onOpen }: DayBarsProps) {
  const titleId = useId();
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const ticks = labelled(bars);
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-display text-xl">{title}</span>
        <span className="tabular text-muted text-sm">
          {write(total)} in all, at most {total === 0 ? 0 : highest} a day
        </span>
      </figcaption>
      <BarPlot
        bars={bars}
        most={highest}
        width={900}
        height={180}
        top={8}
        share={bars.length > 100 ? 0.86 : 0.72}
        fill="fill-forest group-hover:fill-terracotta"
        isStretched
        label={`${title}: ${write(total)} in ${bars.length} days`}
        className="mt-4 block h-40 w-full border-line border-b sm:h-48"
        writeTitle={({ label, value }) => `${label}: ${write(value)}`}
        onOpen={onOpen}
      />
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-muted text-sm">
        {ticks.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <DayList bars={bars} write={write} />
    </figure>
  );
}

/** The same as a list of links, for keyboards, screen readers and exact figures. */
function DayList({ bars, write }: Pick<DayBarsProps, 'bars' | 'write'>) {
  const filled = bars.filter(({ value }) => value > 0).toReversed();
  if (filled.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="w-fit text-muted text-sm underline underline-offset-4">
        The figures as a list
      </summary>
      <ul className="tabular mt-3 grid max-h-60 gap-x-8 gap-y-1 overflow-y-auto text-sm sm:grid-cols-2 lg:grid-cols-3">
        {filled.map((bar) => (
          <li key={bar.key}>
            <Link href={bar.href} className="flex justify-between gap-4 hover:underline">
              <span>{bar.label}</span>
              <span>{write(bar.value)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Axis labels for the first, the middle and the last day: few enough for a phone. */
function labelled(bars: readonly DayBar[]): string[] {
  const places = [0, Math.floor((bars.length - 1) / 2), bars.length - 1];
  return [...new Set(places)].flatMap((index) => bars[index]?.label ?? []);
}
