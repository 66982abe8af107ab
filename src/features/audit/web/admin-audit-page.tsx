import { SelectField, TextField } from '#ui/form/field.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { useUrlFilter } from '#ui/list/use-url-filter.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { useRead } from '#ui/use-read.ts';
import { exportAuditCall, listActorsCall, listAuditCall } from '../contract.ts';
import { AUDIT_SUBJECTS } from '../rules.ts';
import { AuditChange } from './audit-trail.tsx';
import { ACTION_CHOICES, describeAction } from './audit-words.ts';

const KEYS = ['actorId', 'action', 'subjectType', 'subjectId', 'from', 'to'] as const;
const OPENINGS = 'document.opened';

const SUBJECT_WORDS: Record<(typeof AUDIT_SUBJECTS)[number], string> = {
  application: 'Application',
  user: 'User',
  deposit: 'Deposit',
  waitlist: 'Waitlist entry',
  contact: 'Marketing contact',
  group: 'Group',
  event: 'Events',
  article: 'Article',
  membership: 'Membership',
  system: 'Whole list',
};

export function Page() {
  const { filter, setFilter } = useUrlFilter(KEYS);
  const pages = usePages(listAuditCall, { query: filter });
  const actors = useRead(listActorsCall, {}, { isFresh: true });
  const subject = pages.items.find(({ subjectId }) => subjectId === filter.subjectId);
  return (
    <>
      <PageHeading
        title="Audit Log"
        intro="Who did what, when, and what it was before. Entries cannot be changed, and are kept for 7 years."
      >
        <ExportButton call={exportAuditCall} given={{ query: filter }} fileName="audit-log.csv" />
      </PageHeading>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          label="Person"
          emptyLabel="Everybody"
          value={filter.actorId ?? ''}
          options={(actors.data ?? []).map(({ id, email }) => [id, email])}
          onChange={({ target }) => setFilter({ actorId: target.value })}
        />
        <SelectField
          label="What was done"
          emptyLabel="Everything"
          value={filter.action ?? ''}
          options={ACTION_CHOICES}
          onChange={({ target }) => setFilter({ action: target.value })}
        />
        <SelectField
          label="Kind of record"
          emptyLabel="Every kind"
          value={filter.subjectType ?? ''}
          options={AUDIT_SUBJECTS.map((type) => [type, SUBJECT_WORDS[type]])}
          onChange={({ target }) => setFilter({ subjectType: target.value })}
        />
        <TextField
          label="From"
          type="date"
          value={filter.from ?? ''}
          onChange={({ target }) => setFilter({ from: target.value })}
        />
        <TextField
          label="Until"
          type="date"
          value={filter.to ?? ''}
          onChange={({ target }) => setFilter({ to: target.value })}
        />
      </div>
      <p className="mt-4">
        <button
          type="button"
          aria-pressed={filter.action === OPENINGS}
          onClick={() => setFilter({ action: filter.action === OPENINGS ? '' : OPENINGS })}
          className="min-h-11 rounded-full border border-line bg-paper px-4 text-sm hover:border-forest aria-pressed:border-forest aria-pressed:bg-leaf aria-pressed:font-semibold"
        >
          Only document openings
        </button>
      </p>
      {filter.subjectId && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <span>
            Only{' '}
            <strong className="font-semibold">{subject?.subjectLabel ?? filter.subjectId}</strong>
          </span>
          <button
            type="button"
            className="font-semibold text-forest underline underline-offset-4"
            onClick={() => setFilter({ subjectId: '' })}
          >
            Show every record
          </button>
        </p>
      )}
      <div className="mt-6">
        <ListFrame list={pages} empty={<p>Nothing has been done that matches.</p>}>
          <ol className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
            {pages.items.map((entry) => (
              <li
                key={entry.id}
                className="grid grid-cols-1 gap-x-6 gap-y-1.5 px-5 py-4 md:grid-cols-[12.5rem_minmax(0,1fr)]"
              >
                <p className="tabular text-muted text-sm leading-6">{formatDateTime(entry.at)}</p>
                <div className="min-w-0">
                  <p className="break-words">
                    <span className="font-semibold">{entry.actorEmail}</span>{' '}
                    {describeAction(entry.action)}{' '}
                    <button
                      type="button"
                      className="max-w-full wrap-anywhere text-left underline decoration-line underline-offset-4 hover:decoration-current"
                      onClick={() => setFilter({ subjectId: entry.subjectId })}
                    >
                      <span className="sr-only">Show only {SUBJECT_WORDS[entry.subjectType]} </span>
                      {entry.subjectLabel}
                    </button>
                  </p>
                  <AuditChange entry={entry} />
                </div>
              </li>
            ))}
          </ol>
        </ListFrame>
      </div>
    </>
  );
}
