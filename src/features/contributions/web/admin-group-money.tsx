import { Panel } from '#ui/panel.tsx';
import { adminTexts } from './admin-texts.ts';
import { dollars } from './money.ts';

/** The balances of a group's accounts. */
export function AdminGroupMoney({ balances }: { balances: Record<string, number> }) {
  const { month: texts, accounts } = adminTexts();
  const shown = Object.keys(accounts).filter((name) => name in balances);
  return (
    <Panel title={texts.money}>
      <p className="mt-1 text-muted text-sm">{texts.moneyNote}</p>
      <dl className="tabular mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
        {shown.map((name) => (
          <div key={name}>
            <dt className="text-muted text-sm">{accounts[name]}</dt>
            <dd className="font-semibold">{dollars(balances[name] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
