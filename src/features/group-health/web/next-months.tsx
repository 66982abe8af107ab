import { formatMoney, usd } from '#shared/money.ts';
import { useLocale } from '#ui/locale-scope.tsx';
import { Panel } from '#ui/panel.tsx';
import { useTexts } from '#ui/use-texts.ts';
import type { GroupHealth } from '../contract.ts';
import { groupHealthTexts } from './texts.ts';

type Months = GroupHealth['next'];

// Few units across, so that the labels stay readable on a phone.
const [WIDTH, HOMES_HEIGHT, FUND_HEIGHT] = [300, 96, 84];
const BAR = 16;

/** The next twelve months: homes as bars, the fund below them, and both as a table that folds out. */
export function NextMonths({ next }: { next: Months }) {
  const locale = useLocale();
  const { next: texts, circle } = useTexts(groupHealthTexts);
  if (next.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <p className="mt-1 text-muted text-sm">{texts.text}</p>
      <p className="mt-5 font-semibold text-sm">{texts.homesOfMonth}</p>
      <HomeBars next={next} />
      <p className="mt-4 font-semibold text-sm">{texts.fund}</p>
      <FundLine next={next} />
      <details className="mt-4">
        <summary className="cursor-pointer font-semibold text-sm">{texts.table}</summary>
        <table className="tabular mt-2 w-full text-sm">
          <caption className="sr-only">{texts.title}</caption>
          <tbody>
            {next.map(({ month, homes, fundCents }) => (
              <tr key={month} className="border-line border-t">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {circle.month} {month}
                </th>
                <td className="text-right">{texts.homes(homes)}</td>
                <td className="text-right">{formatMoney(usd(fundCents), locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}

/** The middle of a month's column. */
const middleOf = (index: number, count: number) => (WIDTH / count) * (index + 0.5);

function HomeBars({ next }: { next: Months }) {
  const most = Math.max(2, ...next.map(({ homes }) => homes));
  const base = HOMES_HEIGHT - 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HOMES_HEIGHT}`}
      className="mt-1 w-full max-w-md"
      aria-hidden="true"
    >
      <line x1="0" x2={WIDTH} y1={base} y2={base} className="stroke-line" />
      {next.map(({ month, homes }, index) => {
        const height = (homes / most) * (base - 26);
        const x = middleOf(index, next.length);
        return (
          <g key={month}>
            <rect
              x={x - BAR / 2}
              y={base - height}
              width={BAR}
              height={Math.max(1, height)}
              rx="3"
              className={homes > 0 ? 'fill-terracotta' : 'fill-line'}
            />
            <text
              x={x}
              y={base - height - 8}
              textAnchor="middle"
              className="tabular fill-ink font-semibold text-[14px]"
            >
              {homes}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function FundLine({ next }: { next: Months }) {
  const locale = useLocale();
  const most = Math.max(1, ...next.map(({ fundCents }) => fundCents));
  const base = FUND_HEIGHT - 24;
  const points = next.map(({ fundCents }, index) => {
    const y = base - (fundCents / most) * (base - 22);
    return `${middleOf(index, next.length).toFixed(1)} ${y.toFixed(1)}`;
  });
  const [first, last] = [middleOf(0, next.length), middleOf(next.length - 1, next.length)];
  const highest = next.findIndex(({ fundCents }) => fundCents === most);
  const anchor = highest > next.length / 2 ? 'end' : 'start';
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${FUND_HEIGHT}`}
      className="mt-1 w-full max-w-md"
      aria-hidden="true"
    >
      <line x1="0" x2={WIDTH} y1={base} y2={base} className="stroke-line" />
      <path d={`M${first} ${base}L${points.join('L')}L${last} ${base}Z`} className="fill-leaf" />
      <path
        d={`M${points.join('L')}`}
        strokeWidth="2.5"
        className="fill-none stroke-forest"
        strokeLinejoin="round"
      />
      {highest >= 0 && (
        <text
          x={middleOf(highest, next.length)}
          y="14"
          textAnchor={anchor}
          className="tabular fill-ink font-semibold text-[14px]"
        >
          {formatMoney(usd(most), locale)}
        </text>
      )}
      {next.map(({ month }, index) => (
        <text
          key={month}
          x={middleOf(index, next.length)}
          y={FUND_HEIGHT - 6}
          textAnchor="middle"
          className="tabular fill-muted text-[13px]"
        >
          {month}
        </text>
      ))}
    </svg>
  );
}
