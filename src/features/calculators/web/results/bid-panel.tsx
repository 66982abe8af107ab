import type { TextsIn } from '#shared/text/texts.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { bidOutcome } from '../../figures/bid.ts';
import type { CalculatorInputs } from '../../inputs/inputs.ts';
import type { Unit } from '../../result.ts';
import { writeBidCut, writeBidProspects } from '../../sentences/bid-sentences.ts';
import type { LifetimeCostResult } from '../../tabs/lifetime-cost.ts';
import type { Tab } from '../../tabs/tabs.ts';
import { calculatorTexts } from '../../texts.ts';
import { NumberControl } from '../controls/number-control.tsx';
import { InView } from '../plot/in-view.tsx';
import { FigureCell } from './comparison-table.tsx';
import { resultOf } from './result-of.ts';

/** A bid to try: its cost, what is left to pay, and what usually wins. */
export function BidPanel({ tab }: { tab: Tab }) {
  const { title, intro } = useTexts(calculatorTexts).bid;
  return (
    <section
      aria-label={title}
      // One printed page has room for a bid beside the payments, but not beside the two lifetime
      // plots.
      className={`rounded-card border border-line/70 bg-paper p-4 sm:p-6 ${tab === 'lifetime-cost' ? 'print:hidden' : 'print:break-inside-avoid'}`}
    >
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 text-muted text-sm print:hidden">{intro}</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2 print:hidden">
        <NumberControl input="bidMonth" />
        <NumberControl input="bidInstalments" />
      </div>
      <InView>{(inputs) => <BidFigures tab={tab} inputs={inputs} />}</InView>
    </section>
  );
}

type Row = keyof TextsIn<typeof calculatorTexts>['bid']['rows'];
type Line = readonly [row: Row, figure: number, unit: Unit];

function BidFigures({ tab, inputs }: { tab: Tab; inputs: CalculatorInputs }) {
  const locale = useLocale();
  const { rows, caption, notCheaper } = useTexts(calculatorTexts).bid;
  const bid = bidOutcome(inputs);
  const cut = writeBidCut(bid, inputs.bidInstalments, locale);
  const lines: readonly Line[] = [
    ['cost', bid.cost, 'dollars'],
    ['share', bid.share, 'percent'],
    ['remaining', bid.remaining, 'month'],
    ['remainingCost', bid.remainingCost, 'dollars'],
    ['lastMonth', bid.lastMonth, 'month'],
    ...(tab === 'lifetime-cost' ? lifetimeLines(inputs) : []),
  ];
  return (
    <>
      <table className="figures-table mt-5">
        <caption>{caption(bid.instalments, bid.month)}</caption>
        <tbody>
          {lines.map(([row, figure, unit]) => (
            <tr key={row}>
              <th scope="row">{rows[row]}</th>
              <FigureCell figure={figure} unit={unit} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm">
        {cut} {writeBidProspects(bid, inputs, locale)} {notCheaper}
      </p>
    </>
  );
}

function lifetimeLines(inputs: CalculatorInputs): readonly Line[] {
  const { bidCost } = resultOf('lifetime-cost', inputs) as LifetimeCostResult;
  return [
    ['programCost', bidCost.program, 'dollars'],
    ['mortgageCost', bidCost.mortgage, 'dollars'],
  ];
}
