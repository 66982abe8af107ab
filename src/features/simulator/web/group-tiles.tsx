import { useId } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import { type EndKind, type GroupEnd, isShort, kindOfEnd, medianOf } from '../engine/outcome.ts';
import { simulatorTexts } from '../texts.ts';

const FILLS: Record<EndKind, string> = {
  served: 'fill-forest',
  refunds: 'fill-gold',
  homes: 'fill-terracotta',
};
const KINDS = Object.keys(FILLS) as EndKind[];

/** The hundred groups as tiles, and when a bad end could have been predicted. */
export function GroupTiles({ ends }: { ends: readonly GroupEnd[] }) {
  const { tiles } = useTexts(simulatorTexts);
  const titleId = useId();
  const counts = KINDS.map((kind) => ends.filter((end) => kindOfEnd(end) === kind).length);
  const words = KINDS.map((kind, index) => `${counts[index]}: ${tiles.ends[kind]}`).join('; ');
  return (
    <figure
      aria-labelledby={titleId}
      className="rounded-card border border-line/70 bg-paper p-4 sm:p-6 print:break-inside-avoid"
    >
      <figcaption id={titleId} className="font-display text-xl leading-tight">
        {tiles.title}
      </figcaption>
      <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-5">
        <svg
          viewBox="0 0 200 200"
          className="w-52 max-w-full shrink-0"
          role="img"
          aria-label={tiles.words(ends.length, words)}
        >
          {[...ends]
            .sort((a, b) => KINDS.indexOf(kindOfEnd(a)) - KINDS.indexOf(kindOfEnd(b)))
            .map((end, index) => (
              <Tile
                // biome-ignore lint/suspicious/noArrayIndexKey: tiles are positions
                key={index}
                kind={kindOfEnd(end)}
                x={(index % 10) * 20}
                y={Math.floor(index / 10) * 20}
              />
            ))}
        </svg>
        <div className="min-w-56 flex-1">
          <ul className="space-y-2 text-sm">
            {KINDS.map((kind, index) => (
              <li key={kind} className="flex items-baseline gap-2.5">
                <svg
                  viewBox="0 0 20 20"
                  className="size-4 shrink-0 translate-y-0.5"
                  aria-hidden="true"
                >
                  <Tile kind={kind} x={0} y={0} />
                </svg>
                <span className="tabular w-8 shrink-0 text-right font-semibold">
                  {counts[index]}
                </span>
                <span className="leading-snug">{tiles.ends[kind]}</span>
              </li>
            ))}
          </ul>
          <SeenWhen ends={ends.filter(isShort)} />
        </div>
      </div>
    </figure>
  );
}

/**
 * A filled house if everybody is served, an open one otherwise, so that color is not the only sign.
 */
function Tile({ kind, x, y }: { kind: EndKind; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={FILLS[kind]}>
      <path d="M2 9 10 2l8 7v9H2Z" />
      {kind !== 'served' && <path d="M6 18v-6h8v6Z" className="fill-paper" />}
      {kind === 'homes' && <path d="M5 5.5 15 17" className="stroke-paper" strokeWidth="2" />}
    </g>
  );
}

/** When a bad end could have been predicted: the median over the groups that end badly. */
function SeenWhen({ ends }: { ends: readonly GroupEnd[] }) {
  const { tiles } = useTexts(simulatorTexts);
  if (ends.length === 0) {
    return <p className="mt-5 text-sm">{tiles.nothing}</p>;
  }
  const when = (months: readonly number[]) => {
    const known = months.filter((month) => month > 0);
    const middle = medianOf(known);
    return middle === undefined ? tiles.never : tiles.when(middle, known.length, ends.length);
  };
  const rows = [
    [tiles.alarm, ends.map(({ firstAlarm }) => firstAlarm)],
    [tiles.uncovered, ends.map(({ firstUncovered }) => firstUncovered)],
    [tiles.missed, ends.map(({ firstMissedPick }) => firstMissedPick)],
  ] as const;
  return (
    <div className="mt-5 text-sm">
      <p className="font-semibold">{tiles.seen}</p>
      <dl className="mt-1.5 space-y-1">
        {rows.map(([name, months]) => (
          <div key={name} className="border-line/70 border-t py-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular font-semibold">{when(months)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
