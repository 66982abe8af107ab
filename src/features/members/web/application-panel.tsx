import type { ReactNode } from 'react';
import { useKeptChoice } from '#features/accounts/web/use-kept-choice.ts';
import { formatMonthly, plans } from '#features/plans/plans.ts';
import { formatDay } from '#shared/format-date.ts';
import { LockIcon } from '#ui/icons.tsx';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { Panel } from '#ui/panel.tsx';
import type { MemberApplication } from '../contract.ts';
import { isPreliminary, preliminaryResult } from '../rules.ts';

const IncomeDialog = lazyDialog(
  () => import('./income-dialog.tsx'),
  ({ IncomeDialog }) => IncomeDialog,
);
const CreditDialog = lazyDialog(
  () => import('./credit-dialog.tsx'),
  ({ CreditDialog }) => CreditDialog,
);

const STATUS: Record<MemberApplication['incomeVerificationStatus'], [string, string]> = {
  pending: ['Submitted', 'bg-clay text-terracotta-deep'],
  uploaded: ['Documents in review', 'bg-sand text-ink'],
  approved: ['Income approved', 'bg-leaf text-forest'],
  rejected: ['Income not approved', 'bg-danger-soft text-danger'],
};

type ApplicationPanelProps = {
  application: MemberApplication;
  /** Its credit amount is the group's from formation on. */
  hasFormedGroup: boolean;
  onChanged: () => void;
};

/** The application: where its review stands, and the figures a member may change. */
export function ApplicationPanel({
  application,
  hasFormedGroup,
  onChanged,
}: ApplicationPanelProps) {
  const [dialog, setDialog] = useKeptChoice<'' | 'income' | 'credit'>('application-dialog', '');
  const plan = plans[application.preferredPlan];
  const [status, tone] = STATUS[application.incomeVerificationStatus];
  const close = () => setDialog('');
  return (
    <Panel
      id="application"
      title="Application status"
      aside={<p className={`rounded-full px-3 py-0.5 font-semibold text-sm ${tone}`}>{status}</p>}
    >
      <dl className="tabular mt-4 divide-y divide-line">
        <Row label="Submitted" value={formatDay(application.createdAt)} />
        <Row
          label="Credit amount"
          value={`${plan.label}, ${formatMonthly(plan.monthlyContribution)}`}
          action={
            application.adminApprovedIncome || hasFormedGroup ? (
              <span className="flex items-center gap-1.5 text-muted text-sm">
                <LockIcon className="size-4" />{' '}
                {hasFormedGroup ? 'Your group has formed' : 'Locked after approval'}
              </span>
            ) : (
              <EditButton of="credit amount" onClick={() => setDialog('credit')} />
            )
          }
        />
        <Row
          label="Monthly income"
          value={application.monthlyIncome}
          action={<EditButton of="income" onClick={() => setDialog('income')} />}
        />
      </dl>
      <Review application={application} />
      {dialog === 'income' && (
        <IncomeDialog application={application} onClose={close} onChanged={onChanged} />
      )}
      {dialog === 'credit' && (
        <CreditDialog application={application} onClose={close} onChanged={onChanged} />
      )}
    </Panel>
  );
}

function Row({ label, value, action }: { label: string; value: string; action?: ReactNode }) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 py-1">
      <dt className="w-36 text-muted">{label}</dt>
      <dd className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
        <span className="break-words">{value}</span>
        {action}
      </dd>
    </div>
  );
}

function EditButton({ of, onClick }: { of: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={`Update ${of}`}
      className="min-h-11 font-semibold text-forest text-sm underline underline-offset-4"
    >
      Update
    </button>
  );
}

/** What the figures or the reviewers say. */
function Review({ application }: { application: MemberApplication }) {
  const status = application.incomeVerificationStatus;
  if (isPreliminary(status)) {
    const { isCovered, sentence } = preliminaryResult(application);
    return (
      <div className={`mt-4 rounded-2xl p-4 ${isCovered ? 'bg-leaf' : 'bg-clay'}`}>
        <p className="font-semibold">
          {isCovered ? 'You qualify, preliminarily' : 'Not covered by the figures so far'}
        </p>
        <p className="tabular mt-1 text-sm">{sentence}</p>
        <p className="mt-2 text-muted text-sm">
          {isCovered
            ? 'This is computed from what you declared. Your documents confirm it.'
            : 'Update your income or debt if they changed, or choose another credit amount.'}
        </p>
      </div>
    );
  }
  if (status === 'rejected') {
    return (
      <div className="mt-4 rounded-2xl bg-danger-soft p-4">
        <p className="font-semibold">We could not verify your income yet</p>
        {application.adminNotes && (
          <p className="mt-1 whitespace-pre-line break-words">{application.adminNotes}</p>
        )}
        <p className="mt-2 text-sm">Upload further documents below and we will look again.</p>
      </div>
    );
  }
  if (status === 'approved') {
    return (
      <div className="mt-4 rounded-2xl bg-leaf p-4">
        <p className="font-semibold">
          Your income is verified for the {plans[application.preferredPlan].label} plan.
        </p>
        {application.adminNotes && (
          <p className="mt-1 whitespace-pre-line break-words">{application.adminNotes}</p>
        )}
      </div>
    );
  }
  return (
    <p className="mt-4 text-muted text-sm">
      We are reading your documents. You will hear from us by email, usually within two business
      days.
    </p>
  );
}
