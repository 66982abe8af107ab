import { bidOutcome } from '../../figures/bid.ts';
import type { CalculatorInputs } from '../../inputs/inputs.ts';
import type { Unit } from '../../result.ts';
import { writeBidCut, writeBidProspects } from '../../sentences/bid-sentences.ts';
import type { LifetimeCostResult } from '../../tabs/lifetime-cost.ts';
import type { Tab } from '../../tabs/tabs.ts';
import { NumberControl } from '../controls/number-control.tsx';
import { InView } from '../plot/in-view.tsx';
import { FigureCell } from './comparison-table.tsx';
import { resultOf } from './result-of.ts';

/** A bid to try: what it costs, what is left to pay after it, and what usually wins. */
export function BidPanel({ tab }: { tab: Tab }) {
  return (
    <section
      aria-label="Try a bid"
      // One sheet holds a bid beside the payments, but not beside the lifetime's two plots.
      className={`rounded-card border border-line/70 bg-paper p-4 sm:p-6 ${tab === 'lifetime-cost' ? 'print:hidden' : 'print:break-inside-avoid'}`}
    >
      <h3 className="text-xl">Try a bid</h3>
      <p className="mt-2 text-muted text-sm print:hidden">
        A bid pays the last instalments of your plan at once: at least 96 of them, which is half of
        the property value, up to month 144. The highest bid of a month wins.
      </p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2 print:hidden">
        <NumberControl input="bidMonth" />
        <NumberControl input="bidInstalments" />
      </div>
      <InView>{(inputs) => <BidFigures tab={tab} inputs={inputs} />}</InView>
    </section>
  );
}

type Line = readonly [label: string, figure: number, unit: Unit];

function BidFigures({ tab, inputs }: { tab: Tab; inputs: CalculatorInputs }) {
  const bid = bidOutcome(inputs);
  const cut = writeBidCut(bid, inputs.bidInstalments);
  const lines: readonly Line[] = [
    ['Paid at once, within days of winning', bid.cost, 'dollars'],
    ['Share of the property value', bid.share, 'percent'],
    ['Instalments still to pay after the award', bid.remaining, 'month'],
    ['What they add up to', bid.remainingCost, 'dollars'],
    ['Month of the last instalment', bid.lastMonth, 'month'],
    ...(tab === 'lifetime-cost' ? lifetimeLines(inputs) : []),
  ];
  return (
    <>
      <table className="figures-table mt-5">
        <caption>
          A bid of {bid.instalments} instalments in month {bid.month}
        </caption>
        <tbody>
          {lines.map(([label, figure, unit]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <FigureCell figure={figure} unit={unit} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm">
        {cut} {writeBidProspects(bid, inputs)} A bid brings the award forward; it does not make the
        home cheaper.
      </p>
    </>
  );
}

function lifetimeLines(inputs: CalculatorInputs): readonly Line[] {
  const { bidCost } = resultOf('lifetime-cost', inputs) as LifetimeCostResult;
  return [
    ['Program over 30 years with this award, everything counted', bidCost.program, 'dollars'],
    ['Mortgage over 30 years, everything counted', bidCost.mortgage, 'dollars'],
  ];
}
