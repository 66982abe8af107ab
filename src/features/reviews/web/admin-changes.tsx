import { formatDateTime } from '#ui/language/format.ts';
import type { ApplicationDetails } from '../contract.ts';
import { changedFields } from './changed-fields.ts';

type AdminChangesProps = {
  before: ApplicationDetails;
  after: ApplicationDetails;
  advice: string;
};

/** What changed between the record an admin saw and the current one, and who changed it. */
export function AdminChanges({ before, after, advice }: AdminChangesProps) {
  const changes = changedFields(before, after);
  const latest = after.audit.find(({ id }) => !before.audit.some((entry) => entry.id === id));
  const author = latest?.actorEmail ?? 'the applicant';
  return (
    <div role="alert" className="mt-4 rounded-xl bg-clay px-4 py-3 text-sm">
      <p className="font-semibold text-terracotta-deep">
        This application changed while you had it open. Nothing of yours was saved.
      </p>
      <p className="mt-1">
        Last changed by {author}, {formatDateTime(latest?.at ?? after.updatedAt)}.
      </p>
      <dl className="mt-2 grid gap-1.5">
        {changes.map(({ label, was, is }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="break-words">
              <del className="text-muted">{was}</del> → <ins className="no-underline">{is}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">{advice}</p>
    </div>
  );
}
