import type { z } from 'zod';
import { Panel } from '#ui/panel.tsx';
import type { groupMonth } from '../admin-contract.ts';
import { adminTexts } from './admin-texts.ts';
import { dollars } from './money.ts';

/** What moved in a group's accounts in the month, and what they have today. */
export function AdminGroupMoney({ money }: { money: z.output<typeof groupMonth>['money'] }) {
  const { month: texts, accounts } = adminTexts();
  const rows = Object.entries(accounts).flatMap(([account, label]) => {
    const row = money.find((one) => one.account === account);
    return row ? [{ ...row, label }] : [];
  });
  return (
    <Panel title={texts.money}>
      <p className="mt-1 text-muted text-sm">{texts.moneyNote}</p>
      <div className="mt-4 overflow-x-auto">
        <table className="tabular w-full min-w-96 text-sm">
          <thead className="text-left text-muted">
            <tr>
              <th className="py-2 pr-4 font-normal">{texts.moneyAccount}</th>
              {[texts.moneyIn, texts.moneyOut, texts.moneyBalance].map((label) => (
                <th key={label} className="py-2 pl-4 text-right font-normal">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ account, label, inCents, outCents, balanceCents }) => (
              <tr key={account} className="border-line border-t">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {label}
                </th>
                <td className="py-2 pl-4 text-right">{dollars(inCents)}</td>
                <td className="py-2 pl-4 text-right">{dollars(outCents)}</td>
                <td className="py-2 pl-4 text-right font-semibold">{dollars(balanceCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
