import type { AccountName } from '#features/ledger/accounts.ts';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { GroupStatement } from '../contract.ts';
import { equationOf } from '../rules.ts';
import { bookTexts } from '../texts.ts';

type Term = { account: AccountName; cents: number };

/** What a group has and whose it is, at the end of a statement: one line that adds up. */
export function EquationLine({ statement }: { statement: Pick<GroupStatement, 'accounts'> }) {
  const { dollars } = useFormats();
  const { equation: texts } = useTexts(bookTexts);
  const { has, belongs, hasCents, belongsCents } = equationOf(
    statement.accounts.map(({ account, closingCents: cents }) => ({ account, cents })),
  );
  const isEqual = hasCents === belongsCents;
  return (
    <div>
      <div className="tabular flex flex-wrap items-start gap-x-3 gap-y-4">
        <Side terms={has} label={texts.has} />
        <Side terms={belongs} label={texts.belongs} sign="=" />
      </div>
      <p className={`mt-4 text-sm ${isEqual ? 'text-muted' : 'font-semibold text-danger'}`}>
        {isEqual
          ? texts.equal(dollars(hasCents))
          : texts.unequal(dollars(Math.abs(hasCents - belongsCents)))}
      </p>
    </div>
  );
}

type SideProps = { terms: readonly Term[]; label: string; sign?: string };

/** The terms of a side, each with the sign before it, so that the line may break between any two. */
function Side({ terms, label, sign }: SideProps) {
  const { dollars } = useFormats();
  const { accounts } = useTexts(bookTexts);
  return (
    <dl aria-label={label} className="contents">
      {terms.map(({ account, cents }, index) => {
        const before = index === 0 ? sign : cents < 0 ? '−' : '+';
        return (
          <div
            key={account}
            className={`flex max-w-44 flex-col ${cents === 0 ? 'text-muted' : ''}`}
          >
            <dt className={`order-2 text-muted text-sm leading-tight ${before ? 'pl-6' : ''}`}>
              {accounts[account].name}
            </dt>
            <dd className="whitespace-nowrap font-semibold text-lg">
              {before && <span className="inline-block w-6 font-normal text-muted">{before}</span>}
              {dollars(index === 0 ? cents : Math.abs(cents))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
