import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { incomeWords } from '#features/applications/web/income-words.ts';
import { DisputeBadge } from '#features/deposits/web/dispute-badge.tsx';
import { plans } from '#features/plans/plans.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonStyles } from '#ui/button.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { formatDay } from '#ui/language/format.ts';
import { lazySection } from '#ui/section/lazy-section.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { ApplicationSummary } from '../../contract.ts';
import { DEPOSIT_WORDS, FIGURES_WORDS, OUTCOME_WORDS } from '../admin-words.ts';
import { waitedFor } from '../desk/waiting-text.ts';
import { rowId } from './use-last-place.ts';

const AdminApplicationDetails = lazySection(
  () => import('./admin-application-details.tsx'),
  ({ AdminApplicationDetails }) => AdminApplicationDetails,
  { waiting: <Waiting /> },
);

type AdminApplicationRowProps = {
  application: ApplicationSummary;
  /** Its own page, in this list. */
  path: string;
  onChanged: () => void;
};

/** One application in the list, which expands to all its details. */
export function AdminApplicationRow({ application, path, onChanged }: AdminApplicationRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Expanded content is read next, so it gets the focus; Escape returns to the row.
  useEffect(() => {
    if (isOpen) content.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const closeByKey = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    setIsOpen(false);
    opener.current?.focus();
  };
  const { waitingSince, claim, decision } = application;
  const income = incomeWords(application);
  const figures = application.figures && FIGURES_WORDS[application.figures];
  const deposit = DEPOSIT_WORDS[application.depositStatus];
  const day = formatDay(application.createdAt);
  return (
    <li>
      <button
        ref={opener}
        id={rowId(application.id)}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
        className="relative grid w-full grid-cols-1 gap-x-5 gap-y-1.5 px-5 py-4 text-left hover:bg-cream aria-expanded:bg-cream md:grid-cols-[minmax(0,2.2fr)_minmax(0,1.2fr)_minmax(0,2fr)_8rem] md:items-center"
      >
        <span className="min-w-0 max-md:pr-8">
          <span className="block truncate font-semibold">{application.fullName}</span>
          <span className="block truncate text-muted text-sm">{application.email}</span>
        </span>
        <span className="flex min-w-0 gap-x-2 text-sm md:block">
          <span className="truncate md:block">
            {application.city}, {application.state}
          </span>
          <span className="tabular text-muted md:block">
            {plans[application.preferredPlan].label}
          </span>
          <span className="tabular ml-auto whitespace-nowrap text-muted md:hidden">{day}</span>
        </span>
        <span className="flex flex-wrap gap-1.5 max-md:mt-1">
          <Badge tone={income.tone}>{income.label}</Badge>
          {figures && <Badge tone={figures.tone}>{figures.label}</Badge>}
          <Badge tone={deposit.tone}>{deposit.label}</Badge>
          {application.dispute && <DisputeBadge status={application.dispute} />}
          {decision && <Badge tone="waiting">{OUTCOME_WORDS[decision.outcome]} just now</Badge>}
          {(waitingSince || claim) && (
            <span className="w-full text-muted text-sm [overflow-wrap:anywhere]">
              {waitingSince && `Waiting ${waitedFor(waitingSince)}`}
              {waitingSince && claim && ' · '}
              {claim && `taken by ${claim.email}`}
            </span>
          )}
        </span>
        <span className="tabular flex items-center gap-3 text-muted md:justify-end text-sm max-md:absolute max-md:top-5 max-md:right-5">
          <span className="max-md:hidden">{day}</span>
          <ChevronIcon className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what holds focus. */}
      <div
        id={panel}
        ref={content}
        hidden={!isOpen}
        tabIndex={-1}
        className="outline-none"
        onKeyDown={closeByKey}
      >
        {isOpen && (
          <>
            <p className="flex flex-wrap gap-2.5 border-line border-t bg-cream/60 px-5 pt-4">
              <Link href={path} className={buttonStyles('primary', '', 'compact')}>
                Open the review page
                <span className="sr-only"> of {application.fullName}</span>
              </Link>
              <Link
                href={`/admin/people/application/${application.id}`}
                className={buttonStyles('quiet', '', 'compact')}
              >
                The person
                <span className="sr-only"> {application.fullName}</span>
              </Link>
            </p>
            <AdminApplicationDetails id={application.id} onChanged={onChanged} />
          </>
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
