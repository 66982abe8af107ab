import type { ApplicationDetails } from '../admin-contract.ts';
import { changedFields } from './changed-fields.ts';

/** What changed between the record an admin saw and the one that is there now. */
export function AdminChanges({
  before,
  after,
}: {
  before: ApplicationDetails;
  after: ApplicationDetails;
}) {
  const changes = changedFields(before, after);
  const latest = after.audit.find(({ id }) => !before.audit.some((entry) => entry.id === id));
  return (
    <div role="alert" className="mt-4 rounded-xl bg-clay px-4 py-3 text-sm">
      <p className="font-semibold text-terracotta-deep">
        This application changed while you had it open. Nothing of yours was saved.
      </p>
      {latest && <p className="mt-1">Last changed by {latest.actorEmail}.</p>}
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
      <p className="mt-2">Your notes are still below. Decide again if they still hold.</p>
    </div>
  );
}
