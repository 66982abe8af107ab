import { Badge } from '#ui/badge.tsx';
import { formatDateTime, formatDay } from '#ui/language/format.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import type { PersonView } from '../contract.ts';

/** Who it is, how to reach them, and since when they have an account. */
export function PersonHead({ person }: { person: PersonView }) {
  const { name, email, phone, role, accountSince, lastSeenAt } = person;
  return (
    <PageHeading
      title={name}
      intro={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <a href={`mailto:${email}`} className="break-all underline underline-offset-4">
            {email}
          </a>
          {phone && (
            <a href={`tel:${phone}`} className="underline underline-offset-4">
              {phone}
            </a>
          )}
          {role && role !== 'member' && <Badge>{role}</Badge>}
          {accountSince ? (
            <span>
              Account since {formatDay(accountSince)}
              {lastSeenAt && `, last seen ${formatDateTime(lastSeenAt)}`}
            </span>
          ) : (
            <Badge tone="waiting">No account yet</Badge>
          )}
        </span>
      }
    />
  );
}
