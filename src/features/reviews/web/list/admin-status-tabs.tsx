import { INCOME_STATUSES, type IncomeStatus } from '#features/applications/rules.ts';
import { INCOME_WORDS } from '#features/applications/web/income-words.ts';
import { formatCount } from '#ui/language/format.ts';

export type StatusCounts = { total: number; byStatus: Record<IncomeStatus, number> };

type AdminStatusTabsProps = {
  counts: StatusCounts | undefined;
  chosen: string | undefined;
  onChoose: (status: IncomeStatus | undefined) => void;
};

/** The number of applications by status; pressing one filters the list. */
export function AdminStatusTabs({ counts, chosen, onChoose }: AdminStatusTabsProps) {
  const choices = [
    { status: undefined, label: 'All', count: counts?.total },
    ...INCOME_STATUSES.map((status) => ({
      status,
      label: INCOME_WORDS[status].label,
      count: counts?.byStatus[status],
    })),
  ];
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-5">
      <legend className="sr-only">Show applications by income status</legend>
      {choices.map(({ status, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen === status}
          onClick={() => onChoose(status)}
          className="flex flex-col items-start rounded-xl border border-line bg-paper px-4 py-3 text-left max-sm:nth-[2]:col-span-2 hover:border-forest aria-pressed:border-forest aria-pressed:bg-leaf"
        >
          <span className="tabular block font-display text-2xl leading-tight">
            {count === undefined ? '–' : formatCount(count)}
          </span>
          <span className="block text-[0.8125rem] text-muted leading-snug">{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
