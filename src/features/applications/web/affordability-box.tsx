import { type PlanId, plans } from '#features/plans/plans.ts';
import { formatMoney, type Money, usd } from '#shared/text/money.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import {
  type Affordability,
  type AffordabilityState,
  MAX_SHARE_PERCENT,
  MIN_LEFT,
} from '../affordability.ts';
import { typedFigures } from '../fit.ts';
import { applicationNames } from '../texts.ts';
import type { ApplicationValues } from './application-values.ts';

/** Green only where the figures are comfortable; amber otherwise. */
const FRAMES: Record<AffordabilityState, string> = {
  comfortable: 'border-forest bg-leaf',
  tight: 'border-gold bg-gold/15',
  short: 'border-danger bg-danger-soft',
};

type Declared = Pick<
  ApplicationValues,
  'monthlyIncome' | 'monthlyDebt' | 'monthlyRent' | 'preferredPlan'
>;

/** What would be left a month by the figures somebody typed, and how that counts. */
export function AffordabilityBox({ given }: { given: Declared }) {
  const { afford: texts } = useTexts(applicationNames);
  const locale = useLocale();
  const money = (amount: Money) => formatMoney(amount, locale);
  const figures = typedFigures(given);
  const isMissing = figures.left.cents < 0;
  const plan = money(plans[given.preferredPlan as PlanId].homeValue);
  const { rows, states } = texts;
  const title = figures.state === 'tight' && isMissing ? texts.overdrawn : states[figures.state];
  const orNone = (typed: string, amount: Money) =>
    typed.trim() === '' ? rows.unanswered : `− ${money(amount)}`;
  const lines = [
    [rows.income, money(figures.income)],
    [rows.contribution(plan), `− ${money(figures.contribution)}`],
    [rows.debt, orNone(given.monthlyDebt, figures.debt)],
    [rows.rent, orNone(given.monthlyRent, figures.rent)],
  ] as const;
  return (
    <section
      data-affordability={figures.state}
      className={`rounded-2xl border-l-4 p-4 sm:p-5 ${FRAMES[figures.state]}`}
    >
      <p className="font-semibold text-sm">{title}</p>
      <p className="tabular mt-1 font-display text-xl leading-snug">
        {isMissing
          ? texts.missing(money(usd(-figures.left.cents)))
          : texts.left(money(figures.left))}
        <span className="font-sans text-base text-muted">, {texts.gross}</span>
      </p>
      <dl className="tabular mt-3 grid grid-cols-[minmax(0,1fr)_max-content] gap-x-3 gap-y-1 text-sm">
        {lines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="contents font-semibold">
          <dt className="border-ink/20 border-t pt-1">{isMissing ? rows.missing : rows.left}</dt>
          <dd className="border-ink/20 border-t pt-1 text-right">
            {money(usd(Math.abs(figures.left.cents)))}
          </dd>
        </div>
      </dl>
      <AffordabilityNotes figures={figures} />
    </section>
  );
}

/** Why it is tight, and that papers are checked. */
export function AffordabilityNotes({ figures }: { figures: Affordability }) {
  const { afford: texts } = useTexts(applicationNames);
  const locale = useLocale();
  const { state, left, sharePercent } = figures;
  return (
    <>
      {state === 'tight' && sharePercent !== undefined && sharePercent > MAX_SHARE_PERCENT && (
        <p className="mt-3 text-sm">{texts.share(sharePercent, MAX_SHARE_PERCENT)}</p>
      )}
      {state === 'tight' && left.cents < MIN_LEFT.cents && (
        <p className="mt-3 text-sm">{texts.little(formatMoney(MIN_LEFT, locale))}</p>
      )}
      {state !== 'short' && <p className="mt-3 text-sm">{texts.papers}</p>}
    </>
  );
}
