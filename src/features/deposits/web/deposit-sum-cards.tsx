import { formatMoney, usd } from '#shared/text/money.ts';
import { countOf } from '#ui/language/format.ts';
import type { DepositSums } from '../admin-contract.ts';
import { MONEY_KINDS, type MoneyKind } from '../money-kinds.ts';
import { MONEY_WORDS } from './money-words.ts';

type DepositSumCardsProps = {
  sums: DepositSums | undefined;
  chosen: string | undefined;
  onChoose: (money: MoneyKind | undefined) => void;
};

/** The sums by where the money is; pressing one shows its deposits. */
export function DepositSumCards({ sums, chosen, onChoose }: DepositSumCardsProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-2 min-[26rem]:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
      <legend className="sr-only">Show deposits by where their money is</legend>
      {MONEY_KINDS.map((kind) => {
        const sum = sums?.[kind];
        const { label, text } = MONEY_WORDS[kind];
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={chosen === kind}
            onClick={() => onChoose(chosen === kind ? undefined : kind)}
            className="flex flex-col items-start rounded-xl border border-line bg-paper px-4 py-3 text-left hover:border-forest aria-pressed:border-forest aria-pressed:bg-leaf"
          >
            <span className="font-semibold text-sm">{label}</span>
            <span className="tabular mt-0.5 block font-display text-2xl leading-tight">
              {sum ? formatMoney(usd(Math.round(sum.amount * 100))) : '–'}
            </span>
            <span className="tabular block text-[0.8125rem] text-muted leading-snug">
              {sum ? countOf(sum.count, 'deposit') : '–'}
            </span>
            <span className="mt-1 block text-[0.8125rem] text-muted leading-snug">{text}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
