import type { ReactNode } from 'react';
import { useKeptChoice } from '#features/accounts/profile/web/use-kept-choice.ts';
import type { AffordabilityState } from '#features/applications/affordability.ts';
import { isPaperRequested } from '#features/applications/rules.ts';
import { applicationNames } from '#features/applications/texts.ts';
import { formatMonthly, plans } from '#features/plans/plans.ts';
import { LockIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import type { MemberApplication } from '../../contract.ts';
import { isPreliminary, preliminaryResult } from '../../rules.ts';
import { overviewTexts } from '../../texts.ts';

const IncomeDialog = lazyDialog(
  () => import('./income-dialog.tsx'),
  ({ IncomeDialog }) => IncomeDialog,
);
const CreditDialog = lazyDialog(
  () => import('./credit-dialog.tsx'),
  ({ CreditDialog }) => CreditDialog,
);

const TONES: Record<MemberApplication['incomeVerificationStatus'], string> = {
  pending: 'bg-clay text-terracotta-deep',
  uploaded: 'bg-sand text-ink',
  approved: 'bg-leaf text-forest',
  rejected: 'bg-danger-soft text-danger',
};

/** Green only where the declared figures are comfortable. */
const FIGURES_TONES: Record<AffordabilityState, string> = {
  comfortable: 'border-forest bg-leaf',
  tight: 'border-gold bg-gold/15',
  short: 'border-danger bg-danger-soft',
};

type ApplicationPanelProps = {
  application: MemberApplication;
  /** From formation on the credit amount is the group's. */
  hasFormedGroup: boolean;
  onChanged: () => void;
};

export function ApplicationPanel({
  application,
  hasFormedGroup,
  onChanged,
}: ApplicationPanelProps) {
  const [dialog, setDialog] = useKeptChoice<'' | 'income' | 'credit'>('application-dialog', '');
  const { locale, dollars, day } = useFormats();
  const { application: texts } = useTexts(overviewTexts);
  const { income } = useTexts(applicationNames);
  const plan = plans[application.preferredPlan];
  const status = application.incomeVerificationStatus;
  const close = () => setDialog('');
  return (
    <Panel
      id="application"
      title={texts.title}
      aside={
        <p className={`rounded-full px-3 py-0.5 font-semibold text-sm ${TONES[status]}`}>
          {isPaperRequested(application) ? texts.paperRequested : texts.states[status]}
        </p>
      }
    >
      <dl className="tabular mt-4 divide-y divide-line">
        <Row label={texts.submitted} value={day(application.createdAt)} />
        <Row
          label={texts.credit}
          value={`${dollars(plan.homeValue.cents)}, ${formatMonthly(plan.monthlyContribution, locale)}`}
          action={
            application.adminApprovedIncome || hasFormedGroup ? (
              <Locked why={hasFormedGroup ? texts.formed : texts.locked} />
            ) : (
              <EditButton label={texts.updateCredit} onClick={() => setDialog('credit')} />
            )
          }
        />
        <Row
          label={texts.income}
          value={income(application.monthlyIncome)}
          action={
            hasFormedGroup ? (
              <Locked why={texts.formed} />
            ) : (
              <EditButton label={texts.updateIncome} onClick={() => setDialog('income')} />
            )
          }
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

function Locked({ why }: { why: string }) {
  return (
    <span className="flex items-center gap-1.5 text-muted text-sm">
      <LockIcon className="size-4" /> {why}
    </span>
  );
}

function EditButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { application: texts } = useTexts(overviewTexts);
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className="min-h-11 font-semibold text-forest text-sm underline underline-offset-4"
    >
      {texts.update}
    </button>
  );
}

function Review({ application }: { application: MemberApplication }) {
  const { locale, dollars } = useFormats();
  const { application: texts } = useTexts(overviewTexts);
  const { afford } = useTexts(applicationNames);
  const status = application.incomeVerificationStatus;
  if (isPaperRequested(application)) {
    return (
      <div className="mt-4 rounded-2xl bg-clay p-4">
        <p className="font-semibold">{texts.paperRequestedTitle}</p>
        <p className="mt-1 whitespace-pre-line break-words">{application.adminNotes}</p>
        <p className="mt-2 text-sm">{texts.uploadMore}</p>
      </div>
    );
  }
  if (isPreliminary(status)) {
    const { state, sentence, rest } = preliminaryResult(application, locale);
    return (
      <div
        data-affordability={state}
        className={`mt-4 rounded-2xl border-l-4 p-4 ${FIGURES_TONES[state]}`}
      >
        <p className="font-semibold">{afford.states[state]}</p>
        <p className="tabular mt-1 text-sm">{sentence}</p>
        {state !== 'short' && <p className="tabular mt-1 font-semibold text-sm">{rest}</p>}
        <p className="mt-2 text-sm">{state === 'short' ? texts.change : afford.papers}</p>
      </div>
    );
  }
  if (status === 'rejected') {
    return (
      <div className="mt-4 rounded-2xl bg-danger-soft p-4">
        <p className="font-semibold">{texts.rejected}</p>
        {application.adminNotes && (
          <p className="mt-1 whitespace-pre-line break-words">{application.adminNotes}</p>
        )}
        <p className="mt-2 text-sm">{texts.uploadMore}</p>
      </div>
    );
  }
  if (status === 'approved') {
    return (
      <div className="mt-4 rounded-2xl bg-leaf p-4">
        <p className="font-semibold">
          {texts.approved(dollars(plans[application.preferredPlan].homeValue.cents))}
        </p>
        {application.adminNotes && (
          <p className="mt-1 whitespace-pre-line break-words">{application.adminNotes}</p>
        )}
      </div>
    );
  }
  return <p className="mt-4 text-muted text-sm">{texts.reading}</p>;
}
