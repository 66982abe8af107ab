import type { RefObject } from 'react';
import { Link } from 'wouter';
import { incomeWords } from '#features/applications/web/income-words.ts';
import { DisputeBadge } from '#features/deposits/web/dispute-badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { copyLink } from '#ui/copy-link.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import type { ApplicationDetails } from '../../contract.ts';
import { DEPOSIT_WORDS } from '../admin-words.ts';
import { ClaimControl, type useClaim } from './claim-control.tsx';
import { pathOf } from './review-list.ts';
import type { ReviewPath } from './use-review-path.ts';
import { waitedFor } from './waiting-text.ts';

type ReviewHeadProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  application: ApplicationDetails;
  claim: ReturnType<typeof useClaim>;
  path: ReviewPath;
  onHelp: () => void;
};

const QUIET =
  'min-h-11 px-1 text-sm underline decoration-line underline-offset-4 hover:decoration-current';

export function ReviewHead({ heading, application, claim, path, onHelp }: ReviewHeadProps) {
  const { fullName, email } = application;
  const share = () =>
    copyLink(`${window.location.origin}${pathOf(application.id, {})}`, `${fullName}, for admins`);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link href={path.listPath} className={`inline-flex items-center gap-1.5 ${QUIET}`}>
          <ChevronIcon className="size-4 rotate-90" />
          Back to the list
        </Link>
        <div className="flex items-center gap-x-3">
          <Link
            href={`/admin/people/application/${application.id}`}
            className={`inline-flex items-center ${QUIET}`}
          >
            The person
          </Link>
          <button type="button" className={QUIET} onClick={() => void share()}>
            Copy link
          </button>
          <button type="button" className={QUIET} onClick={onHelp}>
            Shortcuts <kbd className="font-sans text-muted">?</kbd>
          </button>
          <Step label="Previous application" isOpen={path.hasPrevious} onClick={path.openPrevious}>
            <ChevronIcon className="size-5 rotate-90" />
          </Step>
          <Step label="Next application" isOpen={path.hasNext} onClick={path.openNext}>
            <ChevronIcon className="-rotate-90 size-5" />
          </Step>
        </div>
      </div>
      <header className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="break-words text-[1.75rem] leading-tight outline-none"
          >
            {fullName}
          </h1>
          <p className="break-all text-muted">{email}</p>
          <States application={application} />
        </div>
        <ClaimControl claim={application.claim} {...claim} />
      </header>
    </>
  );
}

function States({ application }: { application: ApplicationDetails }) {
  const { waitingSince } = application;
  const income = incomeWords(application);
  const deposit = DEPOSIT_WORDS[application.depositStatus];
  return (
    <p className="mt-2 flex flex-wrap items-center gap-1.5">
      <Badge tone={income.tone}>{income.label}</Badge>
      <Badge tone={deposit.tone}>{deposit.label}</Badge>
      {application.dispute && <DisputeBadge status={application.dispute} />}
      {application.groups.map(({ id, name, status }) => (
        <Link
          key={id}
          href={`/admin/groups#${id}`}
          className="text-sm underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {name}, {status.replace('_', ' ')}
        </Link>
      ))}
      {waitingSince && (
        <span className="tabular ml-1 text-sm">
          Waiting since {formatDateTime(waitingSince)}{' '}
          <span className="text-muted">({waitedFor(waitingSince)})</span>
        </span>
      )}
    </p>
  );
}

type StepProps = {
  label: string;
  isOpen: boolean;
  onClick: () => void;
  children: React.ReactNode;
};

function Step({ label, isOpen, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!isOpen}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-line bg-paper hover:bg-sand disabled:opacity-40"
    >
      {children}
    </button>
  );
}
