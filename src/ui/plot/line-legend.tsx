import { BAND_FILLS, type Figure, type Line, STROKES } from './line.ts';
import { Sign } from './line-drawing.tsx';

type LineLegendProps = {
  /** Where the lines are read, such as 'Month 120'. */
  place: string;
  lines: readonly Line[];
  index: number;
  write: (figure: Figure) => string;
};

/** Names the lines with their values at one place. */
export function LineLegend({ place, lines, index, write }: LineLegendProps) {
  return (
    <div className="mt-3 text-sm">
      <p className="tabular text-muted">{place}</p>
      <ul className="mt-1 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {lines.map((line) => (
          <li key={line.key} className="flex items-center gap-2.5">
            <LineSample line={line} />
            <span className="grow leading-tight">{line.name}</span>
            <span className="tabular font-semibold">{write(line.values[index])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LineSample({ line }: { line: Line }) {
  const { tone, width, dashes, band, isMain } = line;
  return (
    <svg viewBox="0 0 30 12" className="h-3 w-[30px] shrink-0" aria-hidden="true">
      {band && <rect width="30" height="12" className={BAND_FILLS[tone]} />}
      <path d="M1 6H29" className={STROKES[tone]} strokeWidth={width} strokeDasharray={dashes} />
      {isMain && <Sign line={line} x={15} y={6} size={4} />}
    </svg>
  );
}

/** All lines at one place: 'Month 120: Mortgage $2,517; Program $2,344'. */
export function writeReading({ place, lines, index, write }: LineLegendProps): string {
  const figures = lines.map(({ name, values }) => `${name} ${write(values[index])}`);
  return `${place}: ${figures.join('; ')}`;
}
