import { formatMoney, usd } from '#shared/text/money.ts';
import { countOf, formatCount } from '../language/format.ts';

type StateSum = { count: number; cents: number };
export type StateNames = readonly (readonly [state: string, name: string])[];

type StateFilterProps = {
  states: StateNames;
  sums: Record<string, StateSum> | undefined;
  chosen: string | undefined;
  onChoose: (state: string | undefined) => void;
};

/** One button for each state with how many rows are in it; pressing one shows only those. */
export function StateFilter({ states, sums, chosen, onChoose }: StateFilterProps) {
  const choices = [[undefined, 'All'] as const, ...states];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Show by state</legend>
      {choices.map(([state, name]) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === state}
          onClick={() => onChoose(chosen === state ? undefined : state)}
          className="tabular min-h-11 rounded-full border border-line bg-paper px-4 font-semibold text-sm hover:bg-sand aria-pressed:border-forest aria-pressed:bg-leaf"
        >
          {name} {sums && formatCount(sumOf(sums, states, state).count)}
        </button>
      ))}
    </fieldset>
  );
}

/** The sum of a state, or of all that the list shows. */
function sumOf(sums: Record<string, StateSum>, states: StateNames, state?: string): StateSum {
  const added = { count: 0, cents: 0 };
  for (const [one] of states) {
    if (state !== undefined && one !== state) continue;
    added.count += sums[one]?.count ?? 0;
    added.cents += sums[one]?.cents ?? 0;
  }
  return added;
}

type ListSumProps = Pick<StateFilterProps, 'states' | 'sums' | 'chosen'> & {
  noun: readonly [one: string, many: string];
  /** What the money is, such as 'owed'; without it the rows have none. */
  money?: string | undefined;
};

/** '12 payouts, $441,000 in all' for what the filter shows. */
export function ListSum({ states, sums, chosen, noun, money }: ListSumProps) {
  if (!sums) return null;
  const { count, cents } = sumOf(sums, states, chosen);
  return (
    <p aria-live="polite" className="tabular mb-3 text-muted">
      {countOf(count, ...noun)}
      {money !== undefined && (
        <>
          , <strong className="font-semibold text-ink">{formatMoney(usd(cents))}</strong> {money}
        </>
      )}
    </p>
  );
}
