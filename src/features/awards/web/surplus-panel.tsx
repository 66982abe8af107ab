import { formatMoney, usd } from '#shared/text/money.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { AwardView } from '../contract.ts';
import { awardTexts } from './texts.ts';

type Surplus = NonNullable<AwardView['surplus']>;

/** How the surplus would be divided. */
export function SurplusPanel({ surplus }: { surplus: Surplus }) {
  const locale = useLocale();
  const { surplus: texts } = useTexts(awardTexts);
  const prepaid = surplus.surplus - surplus.forExpenses - surplus.creditToNext - surplus.cash;
  const rows = [
    [texts.expenses, surplus.forExpenses],
    [texts.prepaid(surplus.prepaidInstalments), prepaid],
    [texts.next, surplus.creditToNext],
    [texts.cash, surplus.cash],
  ] as const;
  return (
    <Panel title={texts.title}>
      <dl className="tabular mt-4 grid gap-2.5">
        <div className="flex justify-between gap-4 border-line border-b pb-2.5 font-semibold">
          <dt>{texts.total}</dt>
          <dd>{formatMoney(usd(surplus.surplus), locale)}</dd>
        </div>
        {rows
          .filter(([, cents]) => cents > 0)
          .map(([label, cents]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted">{label}</dt>
              <dd>{formatMoney(usd(cents), locale)}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
