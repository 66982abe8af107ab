import { useMemo } from 'react';
import { INTL_LOCALES } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { BarPlot } from '#ui/plot/bar-plot.tsx';
import type { LinePlotData } from '#ui/plot/line.ts';
import { niceTicks } from '#ui/plot/line-layout.ts';
import { LinePlot } from '#ui/plot/line-plot.tsx';
import type { GroupHealth } from '../contract.ts';
import { groupHealthTexts } from './texts.ts';

type Months = GroupHealth['next'];

/** `groupName` is said where a page shows several groups. */
export function NextMonths({ next, groupName }: { next: Months; groupName?: string }) {
  const locale = useLocale();
  const { next: texts, circle } = useTexts(groupHealthTexts);
  if (next.length === 0) return null;
  return (
    <Panel title={groupName ? `${groupName}: ${texts.title}` : texts.title}>
      <p className="mt-1 text-muted text-sm">{texts.text}</p>
      <p className="mt-5 font-semibold text-sm">{texts.homesOfMonth}</p>
      <HomeBars next={next} />
      <div className="mt-4 max-w-md">
        <FundLine next={next} />
      </div>
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

function HomeBars({ next }: { next: Months }) {
  const bars = next.map(({ month, homes }) => ({ key: month, value: homes }));
  return (
    <BarPlot
      bars={bars}
      most={Math.max(2, ...bars.map(({ value }) => value))}
      width={300}
      height={96}
      top={26}
      bottom={2}
      share={0.64}
      radius={3}
      fill="fill-terracotta"
      hasGround
      className="mt-1 w-full max-w-md"
      writeAbove={String}
    />
  );
}

function FundLine({ next }: { next: Months }) {
  const locale = useLocale();
  const { next: texts, circle } = useTexts(groupHealthTexts);
  const data = useMemo((): LinePlotData => {
    const months = next.map(({ month }) => month);
    const values = next.map(({ fundCents }) => fundCents);
    const short = new Intl.NumberFormat(INTL_LOCALES[locale], {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
    });
    return {
      x: months,
      lines: [{ key: 'fund', name: texts.fund, tone: 'forest', values, width: 2.5 }],
      xLabel: circle.month,
      xTicks: () => months,
      yTicks: niceTicks(0, Math.max(100_00, ...values), 3),
      writeXTick: String,
      writeYTick: (cents) => short.format(cents / 100),
    };
  }, [next, locale, texts, circle]);
  return (
    <LinePlot
      title={texts.fund}
      data={data}
      start={0}
      height={200}
      isInPanel
      write={(cents = 0) => formatMoney(usd(cents), locale)}
      writeX={(index) => `${circle.month} ${next[index]?.month}`}
    />
  );
}
