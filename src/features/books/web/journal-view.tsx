import { SelectField, TextField } from '#ui/form/field.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { exportJournalCall, listJournalCall } from '../contract.ts';
import { bookTexts } from '../texts.ts';
import { DraftField } from './draft-field.tsx';
import { JournalRow } from './journal-row.tsx';
import { isRefused, Refusal } from './refusal.tsx';
import { ScopeField } from './scope-field.tsx';

export const JOURNAL_KEYS = [
  'scope',
  'from',
  'to',
  'kind',
  'account',
  'seat',
  'person',
  'reference',
  'amount',
] as const;
/** Those that are folded away until one is used. */
const MORE_KEYS = ['kind', 'account', 'seat', 'person', 'reference', 'amount'] as const;
type Key = (typeof JOURNAL_KEYS)[number];
type Filter = Partial<Record<Key, string>>;

type JournalViewProps = {
  filter: Filter;
  onChange: (change: Partial<Record<Key, string | undefined>>) => void;
};

/** Every entry, newest first, filtered by each of its facts. */
export function JournalView({ filter, onChange }: JournalViewProps) {
  const { accounts, kinds } = useTextsIn(bookTexts, 'en');
  const scope = filter.scope ?? 'all';
  const query = Object.fromEntries(JOURNAL_KEYS.map((key) => [key, filter[key]])) as Filter;
  const pages = usePages(listJournalCall, { query: { ...query, scope } });
  const isGroup = scope !== 'all' && scope !== 'cooperative';
  const { from, to } = filter;
  return (
    <>
      <div className="mb-4 grid gap-4 sm:grid-cols-3 lg:max-w-3xl">
        <ScopeField
          scope={scope}
          onChoose={(chosen) => onChange({ scope: chosen, seat: undefined })}
        />
        <TextField
          label="From"
          type="date"
          value={from ?? ''}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          label="Until"
          type="date"
          value={to ?? ''}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
      <details open={MORE_KEYS.some((key) => filter[key])} className="mb-5">
        <summary className="min-h-11 cursor-pointer font-semibold">More filters</summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            label="Text"
            emptyLabel="Every kind"
            value={filter.kind ?? ''}
            options={Object.entries(kinds).map(([kind, name]) => [kind, name ?? kind])}
            onChange={({ target }) => onChange({ kind: target.value })}
          />
          <SelectField
            label="Account"
            emptyLabel="Every account"
            value={filter.account ?? ''}
            options={Object.entries(accounts).map(([account, { name }]) => [account, name])}
            onChange={({ target }) => onChange({ account: target.value })}
          />
          {isGroup && (
            <DraftField
              label="Seat"
              inputMode="numeric"
              value={filter.seat}
              onEnter={(seat) => onChange({ seat })}
            />
          )}
          <DraftField
            label="Person"
            placeholder="Name or address"
            value={filter.person}
            onEnter={(person) => onChange({ person })}
          />
          <DraftField
            label="Reference"
            placeholder="Of a payment, a payout or a bank"
            value={filter.reference}
            onEnter={(reference) => onChange({ reference })}
          />
          <DraftField
            label="Amount"
            placeholder="$2,344.00"
            inputMode="decimal"
            value={filter.amount}
            onEnter={(amount) => onChange({ amount })}
          />
        </div>
      </details>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ExportButton
          call={exportJournalCall}
          given={{ query: { scope, from, to } }}
          fileName="journal.csv"
        />
        <p className="text-muted text-sm">
          The file has every entry of these books and days, whatever else is chosen.
        </p>
      </div>
      <JournalList pages={pages} />
    </>
  );
}

function JournalList({ pages }: { pages: ReturnType<typeof usePages<typeof listJournalCall>> }) {
  if (isRefused(pages.error)) return <Refusal error={pages.error} />;
  return (
    <ListFrame list={pages} label="Entries" empty="No entry matches.">
      {(entry) => <JournalRow key={entry.id} entry={entry} />}
    </ListFrame>
  );
}
