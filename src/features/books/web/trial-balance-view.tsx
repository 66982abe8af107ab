import { Link } from 'wouter';
import { formatDate } from '#shared/text/format-date.ts';
import { formatAmount, usd } from '#shared/text/money.ts';
import { TextField } from '#ui/form/field.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { withFilter } from '#ui/list/use-url-filter.ts';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { readTrialBalanceCall, type TrialBalance } from '../contract.ts';
import { isDebitKind } from '../rules.ts';
import { bookTexts } from '../texts.ts';
import { isRefused, Refusal } from './refusal.tsx';
import { ScopeField } from './scope-field.tsx';

type Account = TrialBalance['accounts'][number];

const KINDS: Record<Account['kind'], string> = {
  asset: 'Asset',
  liability: 'Liability',
  income: 'Income',
  expense: 'Expense',
  equity: 'Equity',
};
const CHARTS = { cooperative: 'The cooperative', group: 'The groups' } as const;

type TrialBalanceViewProps = {
  scope: string;
  on: string | undefined;
  onChange: (change: { scope?: string; on?: string }) => void;
};

/** The chart of accounts in words, with the balance of each at the end of a day. */
export function TrialBalanceView({ scope, on, onChange }: TrialBalanceViewProps) {
  const { data, error, isPlaceholderData, refetch } = useRead(
    readTrialBalanceCall,
    { query: { scope, on } },
    { isFresh: true, isPreviousShown: true },
  );
  return (
    <>
      <div className="mb-6 grid max-w-3xl gap-4 sm:grid-cols-3">
        <ScopeField scope={scope} onChoose={(chosen) => onChange({ scope: chosen })} />
        <TextField
          label="At the end of"
          type="date"
          value={on ?? ''}
          hint={on ? undefined : 'Today unless a day is chosen.'}
          onChange={({ target }) => onChange({ on: target.value })}
        />
      </div>
      {isRefused(error) && <Refusal error={error} />}
      {error && !isRefused(error) && (
        <LoadState what="the balances" isLoading={false} hasFailed onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <LoadState what="the balances" isLoading hasFailed={false} onRetry={() => {}} />
      )}
      {data && !error && (
        <div className={isPlaceholderData ? 'opacity-60 transition-opacity' : ''}>
          <Balances balance={data} />
        </div>
      )}
    </>
  );
}

function Balances({ balance }: { balance: TrialBalance }) {
  const { accounts, debitCents, creditCents, on, scopeName, scope, firstOn } = balance;
  const charts = [...new Set(accounts.map(({ chart }) => chart))];
  const isEqual = debitCents === creditCents;
  if (firstOn === null) {
    return (
      <p className="rounded-card border border-line border-dashed px-6 py-14 text-center text-muted">
        Nothing has been booked here yet.
      </p>
    );
  }
  return (
    <section
      aria-label="Trial balance"
      className="overflow-hidden rounded-card bg-paper p-5 shadow-card sm:p-7"
    >
      <h2 className="text-2xl">Trial balance</h2>
      <p className="mt-1 text-muted text-sm">
        {scopeName}, at the end of {formatDate(on)}. The books begin on {formatDate(firstOn)}.
      </p>
      <table className="tabular mt-4 w-full max-md:block">
        <thead className="text-muted text-sm max-md:sr-only">
          <tr>
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              Account and what it holds
            </th>
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              Nature
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              Debit
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              Credit
            </th>
          </tr>
        </thead>
        {charts.map((chart) => (
          <tbody key={chart} className="max-md:block">
            {charts.length > 1 && (
              <tr className="max-md:block">
                <th
                  scope="rowgroup"
                  colSpan={4}
                  className="bg-cream px-3 py-2 text-left font-semibold max-md:block"
                >
                  {CHARTS[chart]}
                </th>
              </tr>
            )}
            {accounts
              .filter((account) => account.chart === chart)
              .map((account) => (
                <AccountRow
                  key={account.account}
                  account={account}
                  href={withFilter('/admin/books', {
                    view: 'journal',
                    scope,
                    account: account.account,
                    to: on,
                  })}
                />
              ))}
          </tbody>
        ))}
        <tfoot className="max-md:block">
          <tr className="border-ink border-t-2 font-semibold max-md:grid max-md:grid-cols-2 max-md:py-3">
            <th scope="row" colSpan={2} className="py-3 text-left max-md:col-span-2 max-md:py-0">
              Sum
            </th>
            <Amount label="Debit" cents={debitCents} isSum />
            <Amount label="Credit" cents={creditCents} isSum />
          </tr>
        </tfoot>
      </table>
      <p className={`mt-3 font-semibold ${isEqual ? 'text-forest' : 'text-danger'}`}>
        {isEqual
          ? '✓ Debits equal credits.'
          : `Debits and credits differ by ${formatAmount(usd(Math.abs(debitCents - creditCents)))}: run verify-ledger.`}
      </p>
    </section>
  );
}

function AccountRow({ account, href }: { account: Account; href: string }) {
  const { accounts } = useTextsIn(bookTexts, 'en');
  const { name, holds } = accounts[account.account];
  return (
    <tr className="border-line border-t max-md:grid max-md:grid-cols-2 max-md:py-3">
      <th
        scope="row"
        className="py-2.5 pr-3 text-left align-top font-normal max-md:col-span-2 max-md:py-0"
      >
        <Link href={href} className="font-semibold underline underline-offset-4">
          {name}
        </Link>
        <span className="block max-w-xl text-muted text-sm">{holds}</span>
      </th>
      <td className="whitespace-nowrap py-2.5 pr-3 align-top text-sm max-md:col-span-2 max-md:py-1">
        {KINDS[account.kind]}, {isDebitKind(account.kind) ? 'debit' : 'credit'}
      </td>
      <Amount label="Debit" cents={account.debitCents} />
      <Amount label="Credit" cents={account.creditCents} />
    </tr>
  );
}

/** On a phone the column's name stands beside the amount, and an empty one takes no room. */
function Amount({
  label,
  cents,
  isSum = false,
}: {
  label: string;
  cents: number;
  isSum?: boolean;
}) {
  return (
    <td
      className={`whitespace-nowrap py-2.5 pl-6 text-right align-top max-md:col-span-2 max-md:flex max-md:justify-between max-md:py-0 max-md:pl-0 ${cents === 0 && !isSum ? 'max-md:hidden' : ''}`}
    >
      <span className="text-muted text-sm md:hidden">{label}</span>
      {cents === 0 && !isSum ? '' : formatAmount(usd(cents))}
    </td>
  );
}
