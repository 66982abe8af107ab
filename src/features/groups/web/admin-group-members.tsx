import { Link } from 'wouter';
import { formatDay } from '#ui/format.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useRead } from '#ui/use-read.ts';
import { listMembersCall } from '../admin-contract.ts';

/** Who holds a place, in the order they took it. */
export function AdminGroupMembers({ groupId }: { groupId: string }) {
  const { data, isError } = useRead(
    listMembersCall,
    { params: { id: groupId } },
    { isFresh: true },
  );
  if (isError) {
    return (
      <p role="alert" className="mt-4 text-danger">
        The members could not be loaded. Hide and show them to try again.
      </p>
    );
  }
  if (!data) return <Spinner label="Loading the members" className="mt-5 text-forest" />;
  if (data.length === 0) return <p className="mt-4 text-muted">No member is left.</p>;
  return (
    <ol className="tabular mt-4 grid max-h-96 gap-x-8 overflow-y-auto border-line border-t pt-3 text-[0.9375rem] sm:grid-cols-2">
      {data.map(({ placeId, fullName, email, takenAt, isConfirmed, approvalDueAt }, index) => (
        <li key={placeId} className="flex items-baseline gap-3 py-1.5">
          <span className="w-8 shrink-0 text-right text-muted text-sm">{index + 1}</span>
          <span className="min-w-0 grow">
            {email ? (
              <Link
                href={`/admin?search=${encodeURIComponent(email)}`}
                className="break-words underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {fullName}
              </Link>
            ) : (
              <span className="text-muted">Application deleted</span>
            )}
          </span>
          {!isConfirmed && (
            <span className="shrink-0 text-sm text-terracotta-deep">
              {approvalDueAt ? `Unconfirmed, until ${formatDay(approvalDueAt)}` : 'Unconfirmed'}
            </span>
          )}
          <span className="shrink-0 text-muted text-sm">{formatDay(takenAt)}</span>
        </li>
      ))}
    </ol>
  );
}
