import { formatMoney, usd } from '#shared/text/money.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { nameOfLine } from '../name-of-line.ts';
import { stillOwed, type Worked } from '../rules.ts';
import { exitNames } from '../texts.ts';
import { exitTexts } from './texts.ts';

type WorkingTableProps = {
  /** Of a statement also what was paid of a debt since. */
  worked: Worked & { recoveredCents?: number };
  /** Set when the reader is not the member. */
  isOfAnother?: boolean;
  /** Set when the exit has happened: 'owes' instead of 'would owe'. */
  isDone?: boolean;
};

/** The calculation of an exit, line by line, and its result. */
export function WorkingTable({ worked, isOfAnother = false, isDone = false }: WorkingTableProps) {
  const locale = useLocale();
  const texts = useTexts(exitTexts);
  const names = useTexts(exitNames);
  const labels = names.results;
  const dollars = (cents: number) => formatMoney(usd(cents), locale);
  // A statement is read before and after the draw of its seat.
  const done = { ...labels, refund: texts.refundDone };
  const words = isOfAnother ? texts.ofMember : isDone ? done : texts;
  const results = [
    [words.payout, worked.payoutCents],
    [words.refund, worked.refundCents],
    [words.owes, worked.owesCents],
  ] as const;
  const some = results.filter(([, cents]) => cents > 0);
  const { owesCents, recoveredCents = 0 } = worked;
  const since = [
    [labels.paidSince, recoveredCents],
    [labels.stillOwed, stillOwed({ owesCents, recoveredCents })],
  ] as const;
  const shown = [
    ...(some.length > 0 ? some : results.slice(0, 1)),
    ...(recoveredCents > 0 ? since : []),
  ];
  return (
    <table className="tabular mt-4 w-full text-left">
      <caption className="sr-only">{texts.working}</caption>
      <tbody>
        {worked.lines.map(({ key, cents, adds }) => (
          <tr key={key} className={adds ? '' : 'text-muted text-sm'}>
            <th scope="row" className="hyphens-auto py-1.5 pr-3 font-normal">
              {nameOfLine(names, { key, cents })}
            </th>
            <td className="whitespace-nowrap py-1.5 text-right">
              {cents < 0 ? `− ${dollars(-cents)}` : dollars(cents)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {shown.map(([label, cents]) => (
          <tr key={label} className="border-line border-t-2 align-baseline">
            <th scope="row" className="py-2.5 pr-4 font-semibold">
              {label}
            </th>
            <td className="whitespace-nowrap py-2.5 text-right font-display text-xl sm:text-2xl">
              {dollars(cents)}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
