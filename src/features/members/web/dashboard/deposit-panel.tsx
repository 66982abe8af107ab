import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { hasFormed } from '#features/groups/rules.ts';
import { Preparing } from '#features/payments/web/preparing.tsx';
import type { ProviderFormState } from '#features/payments/web/use-provider-form.ts';
import { DEFAULT_PLAN, plans } from '#features/plans/plans.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { lazySection } from '#ui/section/lazy-section.tsx';
import type { Dashboard } from '../../contract.ts';
import { paidDeposits } from '../../paid-deposits.ts';
import { overviewTexts } from '../../texts.ts';

const MemberPayment = lazySection(
  () => import('./member-payment.tsx'),
  ({ MemberPayment }) => MemberPayment,
  {
    waiting: <Preparing />,
  },
);

type DepositPanelProps = {
  dashboard: Dashboard;
  /** Opens the card form as soon as there is something to pay. */
  isPayingAtOnce: boolean;
  onApply: () => void;
  onPaid: () => void;
};

export function DepositPanel(props: DepositPanelProps) {
  const { dashboard, isPayingAtOnce, onApply, onPaid } = props;
  const { deposit: texts } = useTexts(overviewTexts);
  const { hasActivePaidDeposit, deposits, application } = dashboard;
  const [hasPaidHere, setHasPaidHere] = useState(false);
  const finish = useCallback(() => {
    setHasPaidHere(true);
    onPaid();
  }, [onPaid]);
  const hasPending = deposits.some(({ status }) => status === 'pending');
  if (hasActivePaidDeposit) return <Paid dashboard={dashboard} isNew={hasPaidHere} />;
  if (dashboard.groups.some(({ status }) => hasFormed(status))) return <TakenBack />;
  if (application) {
    return (
      <Payable
        dashboard={dashboard}
        isPending={hasPending}
        isPayingAtOnce={isPayingAtOnce}
        onPaid={finish}
      />
    );
  }
  const isVerified = dashboard.user.isEmailVerified;
  return (
    <Frame title={texts.required} tone="bg-paper">
      <p className="mt-2 max-w-xl">{texts.requiredText}</p>
      {!isVerified && <p className="mt-3 max-w-xl font-semibold">{texts.alreadyApplied}</p>}
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button tone="accent" onClick={onApply} disabled={!isVerified}>
          {texts.submit}
        </Button>
        {!isVerified && <p className="text-muted text-sm">{texts.onceVerified}</p>}
      </div>
    </Frame>
  );
}

function Frame({
  title,
  tone,
  ref,
  children,
}: {
  title: string;
  tone: string;
  ref?: Ref<HTMLElement>;
  children: React.ReactNode;
}) {
  return (
    <section
      id="deposit"
      ref={ref}
      tabIndex={-1}
      aria-labelledby="deposit-title"
      className={`rounded-card p-5 shadow-card sm:p-7 ${tone}`}
    >
      <h2 id="deposit-title" className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** `isNew`: it was paid on this page just now, so it gets the focus from the card form. */
function Paid({ dashboard, isNew }: { dashboard: Dashboard; isNew: boolean }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) frame.current?.focus({ preventScroll: true });
  }, [isNew]);
  const { dollars, day } = useFormats();
  const { deposit: texts } = useTexts(overviewTexts);
  const { total, owedBack, paidAt, isDisputed } = paidDeposits(dashboard.deposits);
  const hasGroup = dashboard.groups.some(({ status }) => hasFormed(status));
  const plan = dashboard.application ? plans[dashboard.application.preferredPlan] : undefined;
  return (
    <Frame title={texts.paid} tone="bg-leaf" ref={frame}>
      <div className="mt-3 flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-forest text-paper">
          <CheckIcon className="size-6" />
        </span>
        <p className="tabular">
          <span className="block font-display text-3xl leading-tight">{dollars(total.cents)}</span>
          <span className="text-muted text-sm">
            {texts.total}
            {paidAt && `, ${day(paidAt)}`}
          </span>
        </p>
      </div>
      {plan && (
        <p className="mt-4 max-w-xl">
          {texts.counts(
            dollars(plan.monthlyContribution.cents),
            dollars(plan.monthlyContribution.cents - total.cents),
          )}
          {!hasGroup && ` ${texts.comesBack}`}
        </p>
      )}
      {isDisputed && <Disputed />}
      {owedBack.cents > 0 && (
        <p className="mt-3 text-muted text-sm">{texts.owedBack(dollars(owedBack.cents))}</p>
      )}
    </Frame>
  );
}

/** A member's place no longer depends on the deposit, so none is requested again. */
function TakenBack() {
  const { deposit: texts } = useTexts(overviewTexts);
  return (
    <Frame title={texts.takenBack} tone="bg-clay">
      <p className="mt-2 max-w-xl">{texts.takenBackText}</p>
      <Link href="/dashboard/contributions" className={buttonStyles('primary', 'mt-5')}>
        {texts.openContributions}
      </Link>
    </Frame>
  );
}

function Disputed() {
  const { deposit: texts } = useTexts(overviewTexts);
  return (
    <p className="mt-4 rounded-2xl bg-clay p-4 text-sm">
      <strong className="font-semibold">{texts.disputed}</strong> {texts.disputedText}
    </p>
  );
}

function Payable({
  dashboard,
  isPending,
  isPayingAtOnce,
  onPaid,
}: {
  dashboard: Dashboard;
  isPending: boolean;
  isPayingAtOnce: boolean;
  onPaid: () => void;
}) {
  const { dollars } = useFormats();
  const { deposit: texts } = useTexts(overviewTexts);
  const [isPaying, setIsPaying] = useState(isPayingAtOnce);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // Somebody who has just applied goes on to the payment.
    if (isPayingAtOnce) frame.current?.focus();
  }, [isPayingAtOnce]);
  const [state, setState] = useState<ProviderFormState>('loading');
  const amount = dollars(dashboard.stripePaymentAmount * 100);
  const refunded = dashboard.deposits.find(({ status }) => status === 'refunded');
  const finish = useCallback(() => {
    setIsPaying(false);
    onPaid();
  }, [onPaid]);
  return (
    <Frame title={isPending ? texts.pending : texts.ready} tone="bg-clay" ref={frame}>
      <p className="mt-2 max-w-xl">
        {isPending ? texts.pendingText(amount) : texts.readyText(amount)} {texts.countsAndReturns}
      </p>
      {paidDeposits(dashboard.deposits).isDisputed && <Disputed />}
      {refunded && (
        <p className="mt-3 text-muted text-sm">
          {texts.refunded(dollars(Math.round(refunded.amount * 100)))}
        </p>
      )}
      {isPaying ? (
        <div className="mt-5 rounded-2xl bg-paper p-4 sm:p-6">
          <MemberPayment
            userId={dashboard.user.id}
            planId={dashboard.application?.preferredPlan ?? DEFAULT_PLAN}
            onPaid={finish}
            onState={setState}
          />
          {state !== 'processing' && (
            <button
              type="button"
              className="mt-3 min-h-11 text-muted text-sm underline underline-offset-4"
              onClick={() => setIsPaying(false)}
            >
              {texts.later}
            </button>
          )}
        </div>
      ) : (
        <Button tone="accent" className="mt-5" onClick={() => setIsPaying(true)}>
          {texts.pay(amount)}
        </Button>
      )}
    </Frame>
  );
}
