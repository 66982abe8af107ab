import { useState } from 'react';
import { plans } from '#features/plans/plans.ts';
import { INTL_LOCALES } from '#shared/text/locale.ts';
import { formatMoney } from '#shared/text/money.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { PRICE_GROWTH, TURN_YEARS, todaysMoney } from '../todays-money.ts';
import { landingPageTexts } from './texts.ts';
import { useLandingTexts } from './use-landing-texts.ts';

/** What both credits buy in today's money, by the year of the turn. */
export function TodaysMoneyPanel() {
  const [growth, setGrowth] = useState<number>(PRICE_GROWTH.usual);
  const texts = useLandingTexts(landingPageTexts).values.todaysMoney;
  const locale = useLocale();
  const percent = `${new Intl.NumberFormat(INTL_LOCALES[locale]).format(growth)}%`;
  return (
    <section
      aria-labelledby="todays-money"
      className="mt-5 rounded-card bg-sand p-6 sm:p-8 lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12"
    >
      <div>
        <h3 id="todays-money" className="text-2xl">
          {texts.title}
        </h3>
        <p className="mt-2">{texts.lead}</p>
        <label htmlFor="price-growth" className="mt-5 flex items-baseline justify-between gap-4">
          <span className="font-semibold text-sm">{texts.growth}</span>
          <output htmlFor="price-growth" className="tabular font-display text-2xl text-forest">
            {percent}
          </output>
        </label>
        <input
          id="price-growth"
          type="range"
          min={PRICE_GROWTH.min}
          max={PRICE_GROWTH.max}
          step={PRICE_GROWTH.step}
          value={growth}
          onChange={(event) => setGrowth(Number(event.target.value))}
          aria-valuetext={percent}
          className="block h-11 w-full cursor-pointer accent-terracotta"
        />
      </div>
      <ul className="tabular mt-5 grid gap-3 sm:grid-cols-3 lg:mt-0">
        {TURN_YEARS.map((years) => (
          <li key={years} className="rounded-2xl bg-paper p-4 sm:p-5">
            <p className="font-semibold text-sm text-terracotta-deep">{texts.turn(years)}</p>
            {Object.values(plans).map(({ id, homeValue }) => {
              const worth = todaysMoney(homeValue, years, growth);
              return (
                <div key={id} className="mt-3">
                  <p className="flex flex-wrap items-baseline gap-x-2 leading-tight">
                    <span className="font-display text-xl sm:max-lg:text-lg">
                      {texts.about(formatMoney(worth, locale))}
                    </span>
                    <span className="text-muted text-sm">
                      {texts.of(formatMoney(homeValue, locale))}
                    </span>
                  </p>
                  <svg
                    viewBox="0 0 100 3"
                    preserveAspectRatio="none"
                    className="mt-1.5 h-2 w-full overflow-hidden rounded-full"
                    aria-hidden="true"
                  >
                    <path d="M0 0h100v3H0Z" className="fill-line" />
                    <path
                      d={`M0 0h${(worth.cents / homeValue.cents) * 100}v3H0Z`}
                      className="fill-forest"
                    />
                  </svg>
                </div>
              );
            })}
          </li>
        ))}
      </ul>
      <p className="mt-5 border-terracotta border-l-2 pl-4 text-sm lg:col-span-2">{texts.note}</p>
    </section>
  );
}
