import { useCallback, useState } from 'react';
import { useKeptChoice } from '#features/accounts/profile/web/use-kept-choice.ts';
import type { ProviderFormState } from '#features/payments/web/use-provider-form.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { totalOf } from '#features/program-rules/schedule.ts';
import { ApiError, callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { payInstalmentsCall, type SeatContributions } from '../contract.ts';
import { InstalmentCount } from './instalment-count.tsx';
import { type PayMethod, PayMethods, PayStep } from './pay-step.tsx';
import { contributionTexts } from './texts.ts';

type PayPanelProps = { seat: SeatContributions; onChanged: () => void };

/** Pays the oldest unpaid instalments of a seat: how many, by what, then the provider's fields. */
export function PayPanel({ seat, onChanged }: PayPanelProps) {
  const { dollars } = useFormats();
  const { payPanel: texts } = useTexts(contributionTexts);
  const [kept, keep] = useKeptChoice(
    `pay-count:${seat.membershipId}`,
    String(Math.max(1, seat.owed.instalments)),
  );
  const count = Number(kept);
  const setCount = useCallback((next: number) => keep(String(next)), [keep]);
  const [method, setMethod] = useKeptChoice<PayMethod>(
    `pay-method:${seat.membershipId}`,
    'us_bank_account',
  );
  /** The oldest unpaid instalment when the person went on to pay; undefined before that. */
  const [first, setFirst] = useState<number>();
  const [state, setState] = useState<ProviderFormState>('loading');
  const most = TERM_MONTHS - seat.paid - seat.prepaid;
  const n = Math.min(count, most);
  const price = totalOf(seat.planId, seat.paid + 1, seat.paid + n).amount;
  const amountCents = price - seat.unappliedCents;

  const { membershipId } = seat;
  const start = useCallback(
    () =>
      callApi(payInstalmentsCall, {
        params: { membershipId },
        body: { first: first ?? 0, instalments: n, method },
      }).catch((error: unknown) => {
        // What is paid by now is shown behind the refusal.
        if (error instanceof ApiError && error.code === 'PAID_MEANWHILE') onChanged();
        throw error;
      }),
    [membershipId, first, n, method, onChanged],
  );
  const finish = useCallback(() => {
    showToast({ title: texts.paidTitle, description: texts.paidText, tone: 'success' });
    setFirst(undefined);
    setCount(1);
    onChanged();
  }, [texts, onChanged, setCount]);
  const hear = useCallback(
    (now: ProviderFormState) => {
      setState(now);
      if (now !== 'waiting') return;
      showToast({ title: texts.sentTitle, description: texts.sentText, tone: 'success' });
      setFirst(undefined);
      onChanged();
    },
    [texts, onChanged],
  );

  if (seat.openPayment?.state === 'processing') {
    return (
      <Panel id="pay" title={texts.title}>
        <p className="mt-3">{texts.underWay}</p>
      </Panel>
    );
  }
  return (
    <Panel id="pay" title={texts.title}>
      <div className="mt-4 grid gap-5">
        {first === undefined && (
          <>
            <InstalmentCount count={n} most={most} first={seat.paid + 1} onChange={setCount} />
            <PayMethods name="method" value={method} onChange={setMethod} texts={texts} />
          </>
        )}
        <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-xl bg-cream px-4 py-3">
          {seat.unappliedCents > 0 && (
            <>
              <dt className="text-muted text-sm">{texts.already}</dt>
              <dd className="text-right text-muted text-sm">−{dollars(seat.unappliedCents)}</dd>
            </>
          )}
          <dt>{texts.total}</dt>
          <dd className="text-right font-semibold">{dollars(amountCents)}</dd>
        </dl>
        {first !== undefined ? (
          <PayStep
            start={start}
            amountCents={amountCents}
            returnPath="/dashboard/contributions"
            onPaid={finish}
            onState={hear}
            onBack={state === 'processing' ? undefined : () => setFirst(undefined)}
            back={texts.back}
          />
        ) : (
          <Button tone="accent" className="tabular w-full" onClick={() => setFirst(seat.paid + 1)}>
            {texts.go(dollars(amountCents))}
          </Button>
        )}
      </div>
    </Panel>
  );
}
