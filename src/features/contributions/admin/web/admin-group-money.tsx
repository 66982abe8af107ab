import type { z } from 'zod';
import { Panel } from '#ui/panel.tsx';
import { dollars } from '../../web/money.ts';
import type { groupMonth } from '../contract.ts';
import { adminTexts } from './admin-texts.ts';

export function AdminGroupMoney({ money }: { money: z.output<typeof groupMonth>['money'] }) {
  const { month: texts, accounts } = adminTexts;
  const rows = Object.entries(accounts).flatMap(([account, label]) => {
    const row = money.find((one) => one.account === account);
    return row ? [{ ...row, label }] : [];
  });
  return (
    <Panel title={texts.money}>
      <p className="mt-1 text-muted text-sm">{texts.moneyNote}</p>
      <div className="mt-4">
        <table className="tabular w-full text-sm max-sm:block">
          <thead className="text-left text-muted max-sm:sr-only">
            <tr>
              <th className="py-2 pr-4 font-normal">{texts.moneyAccount}</th>
              {[texts.moneyIn, texts.moneyOut, texts.moneyBalance].map((label) => (
                <th key={label} className="py-2 pl-4 text-right font-normal">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map(({ account, label, inCents, outCents, balanceCents }) => (
              <tr key={account} className="border-line border-t max-sm:block max-sm:py-3">
                <th
                  scope="row"
                  className="py-2 pr-4 text-left font-normal max-sm:block max-sm:py-0 max-sm:font-semibold"
                >
                  {label}
                </th>
                <Sum name={texts.moneyIn} cents={inCents} />
                <Sum name={texts.moneyOut} cents={outCents} />
                <Sum name={texts.moneyBalance} cents={balanceCents} isToday />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

type SumProps = { name: string; cents: number; isToday?: boolean };

/** On a phone the name is shown before the amount. */
function Sum({ name, cents, isToday = false }: SumProps) {
  return (
    <td
      className={`py-2 pl-4 text-right max-sm:flex max-sm:justify-between max-sm:py-0.5 max-sm:pl-0 ${isToday ? 'font-semibold' : ''}`}
    >
      <span aria-hidden="true" className="font-normal text-muted sm:hidden">
        {name}
      </span>
      {dollars(cents)}
    </td>
  );
}
