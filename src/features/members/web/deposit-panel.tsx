import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { hasFormed } from '#features/groups/rules.ts';
import type { ProviderFormState } from '#features/payments/web/use-provider-form.ts';
import { DEFAULT_PLAN, plans } from '#features/plans/plans.ts';
import { formatDay } from '#shared/format-date.ts';
import { formatMoney, usd } from '#shared/money.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Dashboard } from '../contract.ts';
import { paidDeposits } from '../paid-deposits.ts';

const MemberPayment = lazyPart(
  () => import('./member-payment.tsx'),
  ({ MemberPayment }) => MemberPayment,
  {
    waiting: (
      <div className="grid min-h-72 place-items-center text-forest">
        <Spinner label="Preparing the payment" />
      </div>
    ),
  },
);

type DepositPanelProps = {
  dashboard: Dashboard;
  /** Opens the card form as soon as there is something to pay. */
  isPayingAtOnce: boolean;
  onApply: () => void;
  onPaid: () => void;
};

/** Where the deposit stands: paid, pending, ready to be paid, or not possible yet. */
export function DepositPanel(props: DepositPanelProps) {
  const { dashboard, isPayingAtOnce, onApply, onPaid } = props;
  const { hasActivePaidDeposit, deposits, application } = dashboard;
  const hasPending = deposits.some(({ status }) => status === 'pending');
  if (hasActivePaidDeposit) return <Paid dashboard={dashboard} />;
  if (dashboard.groups.some(({ status }) => hasFormed(status))) return <TakenBack />;
  if (application) {
    return (
      <Payable
        dashboard={dashboard}
        title={hasPending ? 'Payment Pending' : 'Ready to Secure Your Spot'}
        isPayingAtOnce={isPayingAtOnce}
        onPaid={onPaid}
      />
    );
  }
  const isVerified = dashboard.user.isEmailVerified;
  return (
    <Frame title="Application Required" tone="bg-paper">
      <p className="mt-2 max-w-xl">
        The deposit reserves a spot for an application. Yours takes about two minutes, and the
        deposit comes after it.
      </p>
      {!isVerified && (
        <p className="mt-3 max-w-xl font-semibold">
          Already applied? Verify your address to see it.
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button tone="accent" onClick={onApply} disabled={!isVerified}>
          Submit Application
        </Button>
        {!isVerified && (
          <p className="text-muted text-sm">Possible once your email address is verified.</p>
        )}
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

function Paid({ dashboard }: { dashboard: Dashboard }) {
  const { total, owedBack, paidAt, isDisputed } = paidDeposits(dashboard.deposits);
  const hasGroup = dashboard.groups.some(({ status }) => hasFormed(status));
  const plan = dashboard.application ? plans[dashboard.application.preferredPlan] : undefined;
  return (
    <Frame title="Deposit Paid" tone="bg-leaf">
      <div className="mt-3 flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-forest text-paper">
          <CheckIcon className="size-6" />
        </span>
        <p className="tabular">
          <span className="block font-display text-3xl leading-tight">{formatMoney(total)}</span>
          <span className="text-muted text-sm">Total paid{paidAt && `, ${formatDay(paidAt)}`}</span>
        </p>
      </div>
      {plan && (
        <p className="mt-4 max-w-xl">
          It counts toward your first monthly contribution: of{' '}
          {formatMoney(plan.monthlyContribution)},{' '}
          {formatMoney(usd(plan.monthlyContribution.cents - total.cents))} will remain for that
          month.{!hasGroup && ' If your group does not form, all of it comes back to your card.'}
        </p>
      )}
      {isDisputed && <Disputed />}
      {owedBack.cents > 0 && (
        <p className="mt-3 text-muted text-sm">
          Another {formatMoney(owedBack)} that you paid is going back to your card.
        </p>
      )}
    </Frame>
  );
}

/** A member's place does not depend on the deposit any more, so there is no second one to pay. */
function TakenBack() {
  return (
    <Frame title="Deposit Taken Back" tone="bg-clay">
      <p className="mt-2 max-w-xl">
        Your bank has taken your deposit back. You keep your seat: the deposit is settled with your
        contributions, and there is no other deposit to pay.
      </p>
      <Link href="/dashboard/contributions" className={buttonStyles('primary', 'mt-5')}>
        Open your contributions
      </Link>
    </Frame>
  );
}

function Disputed() {
  return (
    <p className="mt-4 rounded-2xl bg-clay p-4 text-sm">
      <strong className="font-semibold">Your bank is looking into this payment.</strong> Its holder
      has disputed it. If that was a mistake, please tell your bank and write to us; until it has
      decided, your place may depend on it.
    </p>
  );
}

function Payable({
  dashboard,
  title,
  isPayingAtOnce,
  onPaid,
}: {
  dashboard: Dashboard;
  title: string;
  isPayingAtOnce: boolean;
  onPaid: () => void;
}) {
  const [isPaying, setIsPaying] = useState(isPayingAtOnce);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever has just applied is led on to the payment.
    if (isPayingAtOnce) frame.current?.focus();
  }, [isPayingAtOnce]);
  const [state, setState] = useState<ProviderFormState>('loading');
  const amount = formatMoney(usd(dashboard.stripePaymentAmount * 100));
  const refunded = dashboard.deposits.find(({ status }) => status === 'refunded');
  const finish = useCallback(() => {
    setIsPaying(false);
    onPaid();
  }, [onPaid]);
  return (
    <Frame title={title} tone="bg-clay" ref={frame}>
      <p className="mt-2 max-w-xl">
        {title === 'Payment Pending'
          ? `Your application is saved, but we have not received its ${amount} deposit yet.`
          : `A deposit of ${amount} by card reserves your place in the oldest group that is forming for your plan.`}{' '}
        It counts toward your first contribution and is refunded in full if no group forms.
      </p>
      {paidDeposits(dashboard.deposits).isDisputed && <Disputed />}
      {refunded && (
        <p className="mt-3 text-muted text-sm">
          Your earlier deposit of {formatMoney(usd(refunded.amount * 100))} was refunded.
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
              Pay later
            </button>
          )}
        </div>
      ) : (
        <Button tone="accent" className="mt-5" onClick={() => setIsPaying(true)}>
          Pay {amount} Deposit
        </Button>
      )}
    </Frame>
  );
}
