import { formatMoney, usd } from '#shared/text/money.ts';

type FigureListProps = { rows: readonly (readonly [label: string, cents: number])[] };

/** Amounts of a preview, one below the other, in dollars. */
export function FigureList({ rows }: FigureListProps) {
  return (
    <dl className="tabular grid gap-1.5 rounded-2xl bg-cream p-4">
      {rows.map(([label, cents]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="ml-auto font-semibold">{formatMoney(usd(cents))}</dd>
        </div>
      ))}
    </dl>
  );
}
