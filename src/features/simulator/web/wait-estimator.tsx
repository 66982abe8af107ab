import { PLAN_IDS } from '#features/plans/plans.ts';
import type { OtherBidders } from '#features/program-rules/odds.ts';
import type { Locale } from '#shared/text/locale.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { COURSES, type Course, chanceByYear, MY_BIDS, WAIT_CASES } from '../waiting/wait.ts';
import { describeWait, writePercent } from './describe-wait.ts';
import { waitTexts } from './texts.ts';
import { DRAWING, waitLine } from './wait-drawing.ts';

const YEARS = Array.from({ length: 20 }, (_, index) => index + 1);
const FIRST: OtherBidders = 'one-in-10';
const SELECT = 'casa-select mt-1 min-h-11 w-full rounded-lg border border-muted bg-paper pl-3';

/** The years of the table; all of them are in the list below it. */
const SHOWN_YEARS = [1, 5, 10, 15, 19] as const;

const LINES: Record<Course, { stroke: string; dashes?: string }> = {
  steady: { stroke: 'stroke-forest' },
  usual: { stroke: 'stroke-terracotta', dashes: '1 7' },
};

/**
 * 'My chance by year', from the simulator's tables. Rendered as HTML with its first result;
 * `show-wait.ts` updates it when the choices change.
 */
export function WaitEstimator({ locale }: { locale: Locale }) {
  const texts = useTextsIn(waitTexts, locale);
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
          <Lines locale={locale} />
          <ChanceTable locale={locale} years={SHOWN_YEARS} />
          <p data-answer aria-live="polite" className="mt-5 font-semibold">
            {describeWait({ plan: '450', others: FIRST, bid: 'never' }, locale)}
          </p>
          <p className="mt-3 border-terracotta border-l-2 pl-4 font-semibold">{texts.noHome}</p>
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
            <ChanceList locale={locale} />
          </details>
        </div>
      </div>
    </section>
  );
}

/** Both lines over 20 years; the figures are in the table below. */
function Lines({ locale }: { locale: Locale }) {
  const texts = useTextsIn(waitTexts, locale);
  const { width, top, height } = DRAWING;
  return (
    <div className="rounded-2xl bg-paper p-4 sm:p-5" aria-hidden="true">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the table below has its figures. */}
      <svg
        viewBox={`-52 0 ${width + 58} ${top + height + 26}`}
        className="block w-full text-[12.5px] max-sm:text-[18px]"
      >
        {[0, 0.5, 1].map((chance) => {
          const y = top + height * (1 - chance);
          return (
            <g key={chance}>
              <path d={`M0 ${y}h${width}`} className="stroke-line" />
              <text x="-6" y={y + 4} textAnchor="end" className="tabular fill-muted">
                {writePercent(chance)}
              </text>
            </g>
          );
        })}
        {[0, 5, 10, 15, 20].map((year) => (
          <text
            key={year}
            x={(year * width) / 20}
            y={top + height + 19}
            textAnchor={year === 20 ? 'end' : year === 0 ? 'start' : 'middle'}
            className="tabular fill-muted"
          >
            {year === 20 ? `20 ${texts.axis}` : year}
          </text>
        ))}
        {COURSES.map((course) => (
          <path
            key={course}
            data-line={course}
            d={waitLine(chanceByYear(FIRST, 'never', course))}
            className={`fill-none ${LINES[course].stroke}`}
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeDasharray={LINES[course].dashes}
          />
        ))}
      </svg>
    </div>
  );
}

/** On phones the name of a line is above its figures. */
const TABLE_ROW = 'max-sm:grid max-sm:grid-cols-5';

type ChanceTableProps = { locale: Locale; years: readonly number[] };

function ChanceTable({ locale, years }: ChanceTableProps) {
  const texts = useTextsIn(waitTexts, locale);
  return (
    <table className="tabular mt-4 w-full max-sm:block">
      <caption className="sr-only">{texts.chance}</caption>
      <thead className="max-sm:block">
        <tr className={TABLE_ROW}>
          <td className="max-sm:hidden" />
          {years.map((year) => (
            <th
              key={year}
              scope="col"
              className="whitespace-nowrap pb-1 text-right text-sm sm:pl-4"
            >
              {texts.inYears(year)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {COURSES.map((course) => (
          <tr key={course} className={`border-forest/20 border-t ${TABLE_ROW}`}>
            <th
              scope="row"
              className="pt-2 text-left font-normal leading-snug max-sm:col-span-5 sm:pb-2"
            >
              <Key course={course} />
              {texts.lines[course]}
            </th>
            {years.map((year) => (
              <td
                key={year}
                data-course={course}
                data-year={year}
                className="pb-2 text-right align-bottom font-semibold sm:pt-2 sm:pl-4"
              >
                {writePercent(chanceByYear(FIRST, 'never', course)[year - 1] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The line of a course, as in the drawing. */
function Key({ course }: { course: Course }) {
  return (
    <svg viewBox="0 0 24 6" className="mr-2 inline-block w-6 align-middle" aria-hidden="true">
      <path
        d="M2 3h20"
        className={LINES[course].stroke}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={LINES[course].dashes && '1 6'}
      />
    </svg>
  );
}

/** All 20 years of both lines. */
function ChanceList({ locale }: { locale: Locale }) {
  const texts = useTextsIn(waitTexts, locale);
  return (
    <ul className="tabular grid gap-x-10 sm:grid-cols-2">
      {YEARS.map((year) => (
        <li key={year} className="flex justify-between gap-3">
          <span className="grow">{texts.year(year)}</span>
          {COURSES.map((course) => (
            <span key={course} className="w-20 text-right">
              <span className="sr-only">{`${texts.lines[course]}: `}</span>
              <Key course={course} />
              <span data-course={course} data-year={year}>
                {writePercent(chanceByYear(FIRST, 'never', course)[year - 1] ?? 0)}
              </span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
