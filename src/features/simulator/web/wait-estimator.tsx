import { PLAN_IDS } from '#features/plans/plans.ts';
import type { OtherBidders } from '#features/program-rules/odds.ts';
import type { Locale } from '#shared/text/locale.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { BarPlot } from '#ui/plot/bar-plot.tsx';
import { chanceByYear, MY_BIDS, WAIT_CASES } from '../waiting/wait.ts';
import { describeWait, writePercent } from './describe-wait.ts';
import { BAR_HEIGHT, BAR_TOP } from './show-wait.ts';
import { waitTexts } from './texts.ts';

const YEARS = Array.from({ length: 20 }, (_, index) => index + 1);
const FIRST: OtherBidders = 'one-in-10';
const SELECT = 'casa-select mt-1 min-h-11 w-full rounded-lg border border-muted bg-paper pl-3';

/** Grid positions of the year labels under the bars. */
const AXIS_PLACES: Record<number, string> = {
  1: 'col-start-1 whitespace-nowrap',
  5: 'col-start-5 justify-self-center',
  10: 'col-start-10 justify-self-center',
  15: 'col-start-15 justify-self-center',
  20: 'col-start-20 justify-self-end',
};

/**
 * 'My chance by year', from the simulator's table. Rendered as HTML with its first result;
 * `show-wait.ts` updates it when the choices change.
 */
export function WaitEstimator({ locale }: { locale: Locale }) {
  const texts = useTextsIn(waitTexts, locale);
  const chances = chanceByYear(FIRST, 'never');
  return (
    <section
      id="my-chance"
      aria-labelledby="my-chance-title"
      className="mx-auto max-w-6xl px-5 pb-16 md:pb-24"
    >
      <div
        data-wait-estimator={locale}
        className="grid gap-x-12 gap-y-6 rounded-card bg-leaf p-5 sm:p-8 lg:grid-cols-[1fr_1.4fr]"
      >
        <div>
          <h3 id="my-chance-title" className="text-2xl">
            {texts.title}
          </h3>
          <p className="mt-2 text-sm">{texts.intro}</p>
          <div className="no-script:hidden mt-5 grid gap-4 text-sm sm:grid-cols-3 lg:grid-cols-1">
            <label className="block font-semibold">
              {texts.others}
              <select name="others" defaultValue={FIRST} className={`${SELECT} font-normal`}>
                {WAIT_CASES.map(({ others }) => (
                  <option key={others} value={others}>
                    {texts.otherChoices[others]}
                  </option>
                ))}
              </select>
            </label>
            <label className="block font-semibold">
              {texts.me}
              <select name="bid" defaultValue="never" className={`${SELECT} font-normal`}>
                <option value="never">{texts.never}</option>
                {MY_BIDS.map((percent) => (
                  <option key={percent} value={percent}>
                    {texts.bid(String(percent))}
                  </option>
                ))}
              </select>
            </label>
            <label className="block font-semibold">
              {texts.plan}
              <select name="plan" defaultValue="450" className={`${SELECT} font-normal`}>
                {PLAN_IDS.map((id) => (
                  <option key={id} value={id}>
                    {texts.plans[id]}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </div>
        <div>
          <BarPlot
            bars={YEARS.map((year) => ({ key: year, value: chances[year - 1] ?? 0 }))}
            most={1}
            width={410}
            height={BAR_TOP + BAR_HEIGHT + 2}
            top={BAR_TOP}
            bottom={2}
            share={0.78}
            radius={2}
            fill="fill-forest"
            trackFill="fill-paper"
            className="block w-full"
          />
          {/* Outside of the SVG, so that the labels stay readable when it is small. */}
          <p
            aria-hidden="true"
            className="tabular grid grid-cols-[repeat(20,minmax(0,1fr))] text-[13px] leading-tight"
          >
            {[1, 5, 10, 15, 20].map((year) => (
              <span key={year} className={AXIS_PLACES[year]}>
                {year === 1 ? texts.year(1) : year}
              </span>
            ))}
          </p>
          <p data-answer aria-live="polite" className="tabular mt-4 font-semibold">
            {describeWait({ plan: '450', others: FIRST, bid: 'never' }, locale)}
          </p>
          <p className="mt-3 text-sm">
            {texts.note}{' '}
            <a href={texts.link.href} className="font-semibold underline underline-offset-4">
              {texts.link.label}
            </a>
            .
          </p>
          <details className="mt-2 text-sm">
            <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
              {texts.figures}
            </summary>
            <ul className="tabular grid grid-cols-2 gap-x-8 sm:grid-cols-4">
              {YEARS.map((year) => (
                <li key={year} className="flex justify-between gap-3">
                  <span>{texts.year(year)}</span>
                  <span data-figure={year}>{writePercent(chances[year - 1] ?? 0)}</span>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </div>
    </section>
  );
}
