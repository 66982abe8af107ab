import { lazy, Suspense, useId, useState } from 'react';
import { formatDay } from '#features/admin/web/format.ts';
import { plans } from '#features/plans/plans.ts';
import { Badge } from '#ui/badge.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { ApplicationSummary } from '../admin-contract.ts';
import { DEPOSIT_WORDS, INCOME_WORDS } from './admin-words.ts';

const AdminApplicationDetails = lazy(() =>
  import('./admin-application-details.tsx').then(({ AdminApplicationDetails }) => ({
    default: AdminApplicationDetails,
  })),
);

type AdminApplicationRowProps = { application: ApplicationSummary; onChanged: () => void };

/** One application in the list; it opens to everything that is known of it. */
export function AdminApplicationRow({ application, onChanged }: AdminApplicationRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const income = INCOME_WORDS[application.incomeVerificationStatus];
  const deposit = DEPOSIT_WORDS[application.depositStatus];
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
        className="grid w-full gap-x-5 gap-y-2 px-5 py-4 text-left hover:bg-cream aria-expanded:bg-cream md:grid-cols-[minmax(0,2.2fr)_minmax(0,1.2fr)_minmax(0,2fr)_auto] md:items-center"
      >
        <span className="min-w-0">
          <span className="block truncate font-semibold">{application.fullName}</span>
          <span className="block truncate text-muted text-sm">{application.email}</span>
        </span>
        <span className="min-w-0 text-sm">
          <span className="block truncate">
            {application.city}, {application.state}
          </span>
          <span className="tabular block text-muted">{plans[application.preferredPlan].label}</span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={income.tone}>{income.label}</Badge>
          <Badge tone={deposit.tone}>{deposit.label}</Badge>
        </span>
        <span className="tabular flex items-center gap-3 text-muted text-sm">
          {formatDay(application.createdAt)}
          <ChevronIcon className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </span>
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Waiting />}>
            <AdminApplicationDetails id={application.id} onChanged={onChanged} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

function Waiting() {
  return (
    <div className="grid place-items-center py-12 text-forest">
      <Spinner label="Loading the application" />
    </div>
  );
}
