import { formatMoney, usd } from '#shared/money.ts';
import { useLocale } from '#ui/locale-scope.tsx';
import { Panel } from '#ui/panel.tsx';
import type { GroupHealth } from '../contract.ts';
import { pageTexts } from './page-texts.ts';

const [WIDTH, HEIGHT, BASE] = [480, 180, 150];
const BAR = 26;

/** The next twelve months: a bar for the homes of each, and the same as a table for everybody else. */
export function NextMonths({ next }: { next: GroupHealth['next'] }) {
  const locale = useLocale();
  const { next: texts, circle } = pageTexts(locale);
  if (next.length === 0) return null;
  const most = Math.max(2, ...next.map(({ homes }) => homes));
  const step = WIDTH / next.length;
  return (
    <Panel title={texts.title}>
      <p className="mt-1 text-muted text-sm">{texts.text}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-4 w-full" aria-hidden="true">
        <line x1="0" x2={WIDTH} y1={BASE} y2={BASE} className="stroke-line" />
        {next.map(({ month, homes }, index) => {
          const height = (homes / most) * (BASE - 30);
          const x = step * index + (step - BAR) / 2;
          return (
            <g key={month}>
              <rect
                x={x}
                y={BASE - height}
                width={BAR}
                height={Math.max(1, height)}
                rx="4"
                className={homes > 0 ? 'fill-terracotta' : 'fill-line'}
              />
              <text
                x={x + BAR / 2}
                y={BASE - height - 8}
                textAnchor="middle"
                className="tabular fill-ink font-semibold text-[13px]"
              >
                {homes}
              </text>
              <text
                x={x + BAR / 2}
                y={BASE + 20}
                textAnchor="middle"
                className="tabular fill-muted text-[12px]"
              >
                {month}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="sr-only">
        <caption>{texts.title}</caption>
        <tbody>
          {next.map(({ month, homes, fundCents }) => (
            <tr key={month}>
              <th scope="row">
                {circle.month} {month}
              </th>
              <td>
                {texts.homes(homes)}, {formatMoney(usd(fundCents), locale)} {texts.fund}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
