import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { GroupStatement } from '../contract.ts';
import { bookTexts, kindName } from '../texts.ts';

type Account = GroupStatement['accounts'][number];

const hasMoney = ({ openingCents, closingCents, moved }: Account) =>
  openingCents !== 0 || closingCents !== 0 || moved.length > 0;

/** Every account that has or moved money: at the start, what moved by kind, at the end. */
export function StatementTable({ statement }: { statement: GroupStatement }) {
  const texts = useTexts(bookTexts);
  const shown = statement.accounts.filter(hasMoney);
  if (shown.length === 0) return <p className="mt-4 text-muted">{texts.statement.nothing}</p>;
  return (
    <table className="tabular mt-4 w-full max-w-3xl text-[0.9375rem]">
      <caption className="sr-only">{texts.statement.accounts}</caption>
      {shown.map((account) => (
        <AccountRows key={account.account} account={account} />
      ))}
    </table>
  );
}

function AccountRows({ account }: { account: Account }) {
  const { amount } = useFormats();
  const { accounts, statement: texts, kinds } = useTexts(bookTexts);
  const { name, holds } = accounts[account.account];
  const { openingCents, moved, closingCents, membersCents } = account;
  return (
    <tbody className="border-line border-t">
      <tr>
        <th scope="rowgroup" colSpan={2} className="pt-3 text-left">
          <span className="font-semibold">{name}</span>
          <span className="block font-normal text-muted text-sm">{holds}</span>
        </th>
      </tr>
      <Line label={texts.opening} amount={amount(openingCents)} />
      {moved.map(({ kind, cents }) => (
        <Line
          key={kind}
          label={kindName({ kinds }, kind)}
          amount={`${cents < 0 ? '−' : '+'}${amount(Math.abs(cents))}`}
          isMoved
        />
      ))}
      <tr className="font-semibold">
        <th scope="row" className="py-1 pr-3 pb-3 text-left font-semibold">
          {texts.closing}
          {membersCents !== 0 && membersCents !== closingCents && (
            <span className="block font-normal text-muted text-sm">
              {texts.members(amount(membersCents))}
            </span>
          )}
        </th>
        <td className="whitespace-nowrap py-1 pb-3 text-right align-top">{amount(closingCents)}</td>
      </tr>
    </tbody>
  );
}

type LineProps = { label: string; amount: string; isMoved?: boolean };

function Line({ label, amount, isMoved = false }: LineProps) {
  return (
    <tr>
      <th
        scope="row"
        className={`py-1 pr-3 text-left font-normal ${isMoved ? 'pl-4 text-muted' : ''}`}
      >
        {label}
      </th>
      <td className={`whitespace-nowrap py-1 text-right align-top ${isMoved ? 'text-muted' : ''}`}>
        {amount}
      </td>
    </tr>
  );
}
