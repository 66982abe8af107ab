import { formatDateTime } from '#ui/language/format.ts';
import type { AuditEntryView } from '../contract.ts';
import { describeAction, describeChange } from './audit-words.ts';

export function AuditTrail({ entries }: { entries: readonly AuditEntryView[] }) {
  if (entries.length === 0) return <p className="mt-2 text-muted">Nothing yet.</p>;
  return (
    <ol className="mt-3 grid grid-cols-1 gap-3 border-line border-l-2 pl-4">
      {entries.map((entry) => (
        <li key={entry.id}>
          <p className="break-words text-[0.9375rem]">
            <span className="font-semibold">{entry.actorEmail}</span> {describeAction(entry.action)}{' '}
            {entry.subjectLabel}
          </p>
          <p className="tabular text-muted text-xs">{formatDateTime(entry.at)}</p>
          <AuditChange entry={entry} />
        </li>
      ))}
    </ol>
  );
}

export function AuditChange({ entry }: { entry: AuditEntryView }) {
  const changes = describeChange(entry);
  if (changes.length === 0) return null;
  return (
    <dl className="mt-1 grid grid-cols-1 gap-0.5 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{field}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            {before !== undefined && <del className="text-muted">{before}</del>}
            {before !== undefined && after !== undefined && ' → '}
            {after !== undefined && <ins className="no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
