import { Link } from 'wouter';
import {
  GroupChoiceState,
  GroupFields,
  useGroupChoice,
} from '#features/groups/web/group-choice.tsx';
import { useUrlFilter, withFilter } from '#ui/list/use-url-filter.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { GroupStatements } from './group-statements.tsx';
import { JOURNAL_KEYS, JournalView } from './journal-view.tsx';
import { TrialBalanceView } from './trial-balance-view.tsx';

const KEYS = ['view', 'on', 'group', 'month', ...JOURNAL_KEYS] as const;

const VIEWS = [
  ['balances', 'Accounts and balances'],
  ['journal', 'Journal'],
  ['statements', 'Statements of groups'],
] as const;

/** The books for accountants: accounts and balances, journal, statements of groups. */
export function Page() {
  const { filter, setFilter } = useUrlFilter(KEYS);
  const view = VIEWS.find(([name]) => name === filter.view)?.[0] ?? 'balances';
  return (
    <>
      <PageHeading
        title="Books"
        intro="Every movement of money as the ledger has it. Entries are never changed: what was wrong is reversed by another entry."
      />
      <nav aria-label="Views of the books" className="mb-6 flex flex-wrap gap-2">
        {VIEWS.map(([name, label]) => (
          <Link
            key={name}
            href={withFilter('/admin/books', {
              view: name,
              ...(filter.scope ? { scope: filter.scope } : {}),
            })}
            aria-current={view === name ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 font-semibold text-sm hover:bg-sand aria-[current=page]:border-forest aria-[current=page]:bg-leaf"
          >
            {label}
          </Link>
        ))}
      </nav>
      {view === 'balances' && (
        <TrialBalanceView scope={filter.scope ?? 'all'} on={filter.on} onChange={setFilter} />
      )}
      {view === 'journal' && <JournalView filter={filter} onChange={setFilter} />}
      {view === 'statements' && (
        <Statements
          group={filter.group}
          month={filter.month}
          onChange={(change) => setFilter(change)}
        />
      )}
    </>
  );
}

type StatementsProps = {
  group: string | undefined;
  month: string | undefined;
  onChange: (change: { group?: string; month?: string | undefined }) => void;
};

function Statements({ group: chosen, month, onChange }: StatementsProps) {
  const choice = useGroupChoice(chosen);
  return (
    <>
      <GroupChoiceState choice={choice} />
      <div className="mb-6 grid max-w-xl gap-4 sm:grid-cols-2">
        <GroupFields choice={choice} onChoose={(group) => onChange({ group, month: undefined })} />
      </div>
      {choice.group && (
        <GroupStatements
          group={choice.group.id}
          month={month}
          onMonth={(next) => onChange({ month: next })}
        />
      )}
    </>
  );
}
