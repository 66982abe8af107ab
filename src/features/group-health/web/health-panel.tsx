import { formatMoney, usd } from '#shared/text/money.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import type { GroupHealth } from '../contract.ts';
import { formatCoverage, healthSentences } from '../sentences.ts';
import { healthTexts } from '../texts.ts';
import { groupHealthTexts } from './texts.ts';

type HealthPanelProps = {
  health: GroupHealth;
  title?: string;
  /** A sentence about the group's seats. */
  seats?: string;
};

export function HealthPanel({ health, title, seats }: HealthPanelProps) {
  const locale = useLocale();
  const texts = useTexts(groupHealthTexts);
  const dollars = (cents: number) => formatMoney(usd(cents), locale);
  const [main, ...rest] = healthSentences(health, locale, useTexts(healthTexts));
  const isGood = health.isCovered && !health.isAlarming;
  const facts = [
    [texts.facts.homes, String(health.homes)],
    [texts.facts.waiting, String(health.waiting)],
    [texts.facts.missed, String(health.picksMissed)],
    [texts.facts.arrears, String(health.arrears.seats)],
  ] as const;
  const money = [
    ['cash', health.cashCents],
    ['fund', health.fundCents],
    ['reserve', health.reserveCents],
  ] as const;
  return (
    <section
      aria-label={title ?? texts.health}
      className={`rounded-card p-5 shadow-card sm:p-7 ${isGood ? 'bg-leaf' : 'bg-danger-soft'}`}
    >
      <h2 className="text-lg">{title ?? texts.health}</h2>
      {seats && <p className="tabular mt-1">{seats}</p>}
      {health.coverage !== null && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <span className="tabular font-display text-5xl">
            {formatCoverage(health.coverage, locale)}
          </span>
          <span>{texts.coverage}</span>
        </p>
      )}
      <p className="mt-3 max-w-2xl text-lg">{main}</p>
      {rest.map((sentence) => (
        <p key={sentence} className="mt-1.5 max-w-2xl">
          {sentence}
        </p>
      ))}
      <dl className="tabular mt-5 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="tabular mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {money.map(([part, cents]) => (
          <div key={part}>
            <dt className="text-muted text-sm">{texts.facts[part]}</dt>
            <dd>
              <span className="font-display text-2xl">{dollars(cents)}</span>
              <span className="block text-sm">{texts.money[part]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
