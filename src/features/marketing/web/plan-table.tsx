import { formatMonthly, type Plan, plans, TERM_MONTHS } from '#features/plans/plans.ts';
import { useProgram } from '#features/program-rules/web/use-program.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { landingTexts } from '../texts.ts';
import { useLandingTexts } from './use-landing-texts.ts';

type Row = keyof ReturnType<TextsIn<typeof landingTexts>>['planTable']['rows'];
type Money = (amount: Plan['homeValue']) => string;
const ROWS: Record<Row, (plan: Plan, money: Money, locale: Locale, deposit: number) => string> = {
  homeValue: (plan, money) => money(plan.homeValue),
  monthly: (plan, _, locale) => formatMonthly(plan.monthlyContribution, locale),
  count: () => String(TERM_MONTHS),
  firstMonth: (plan, money, _, deposit) => money(usd(plan.monthlyContribution.cents - deposit)),
  adminFees: (plan, money) => money(plan.adminFees),
  reserve: (plan, money) => money(plan.reserveFund),
  interest: (_, money) => money(usd(0)),
  total: (plan, money) => money(plan.totalContributed),
};
const ORDER = Object.keys(ROWS) as Row[];

/** Both plans, line by line. */
export function PlanTable() {
  const texts = useLandingTexts(landingTexts).planTable;
  const locale = useLocale();
  const { deposit } = useProgram();
  const money: Money = (amount) => formatMoney(amount, locale);
  const columns = Object.values(plans);
  return (
    <>
      <table className="tabular w-full border-collapse max-sm:text-sm max-[22.4rem]:text-xs">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr>
            <td className="border-ink/70 border-b-2" />
            {columns.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                className="border-ink/70 border-b-2 py-3 pl-2 text-right align-bottom font-display font-medium text-base max-[22.4rem]:text-sm sm:pl-3 sm:text-2xl"
              >
                {plan.isMostPopular && (
                  <span className="block font-sans text-terracotta-deep text-xs sm:text-sm">
                    {texts.mostPopular}
                  </span>
                )}
                {money(plan.homeValue)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ORDER.map((row) => (
            <tr key={row} className="last:font-semibold">
              <th
                scope="row"
                className="border-line border-b py-3 text-left font-normal leading-snug"
              >
                {texts.rows[row]}
              </th>
              {columns.map((plan) => (
                <td
                  key={plan.id}
                  className="border-line border-b py-3 pl-2 text-right align-top sm:pl-3"
                >
                  {ROWS[row](plan, money, locale, deposit.cents)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-muted text-sm">{texts.note}</p>
    </>
  );
}
