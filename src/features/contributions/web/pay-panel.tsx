import { useCallback, useRef, useState } from 'react';
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
import { useWrite } from '#ui/use-write.ts';
import {
  type ContributionPayment,
  type InstalmentView,
  payInstalmentsCall,
  paySavedCall,
  type SeatContributions,
} from '../contract.ts';
import { InstalmentCount } from './instalment-count.tsx';
import { keptCount, payCount } from './pay-count.ts';
import { PayOutcome } from './pay-outcome.tsx';
import { type PayMethod, PayStep, SavedPayMethods } from './pay-step.tsx';
import { contributionTexts } from './texts.ts';
import { useMethods } from './use-contributions.ts';

type PayPanelProps = {
  seat: SeatContributions;
  payments: readonly ContributionPayment[];
  instalments: readonly InstalmentView[];
  /** Asked for by another part of the page, until the member chooses. */
  wanted: number | undefined;
  onWanted: (count: number | undefined) => void;
  onChanged: () => void;
};

/** Pays the oldest unpaid instalments of a seat: how many, by what, then the provider's fields. */
export function PayPanel(props: PayPanelProps) {
  const { seat, payments, instalments, wanted, onWanted, onChanged } = props;
  const { dollars } = useFormats();
  const { payPanel: texts, method: methodTexts, refusals } = useTexts(contributionTexts);
  const { membershipId, paid } = seat;
  const methods = useMethods();
  const [kept, keep] = useKeptChoice<string>(`pay-count:${membershipId}`, '');
  const [keptMethod, setMethod] = useKeptChoice<string>(`pay-method:${membershipId}`, '');
  /** The oldest unpaid instalment when the person went on to pay; undefined before that. */
  const [first, setFirst] = useState<number>();
  const [state, setState] = useState<ProviderFormState>('loading');
  const [made, setMade] = useState('');
  const started = useRef('');
  const { isPending, write } = useWrite({ failed: texts.notPaid, refusals });

  const most = TERM_MONTHS - paid - seat.prepaid;
  const n = wanted ?? payCount(kept, { paid, due: seat.owed.instalments, most });
  const amountCents = totalOf(seat.planId, paid + 1, paid + n).amount - seat.unappliedCents;
  const saved = methods.data ?? [];
  const chosen = saved.find(({ id }) => id === keptMethod);
  const usual = saved.find(({ id }) => id === seat.automatic?.method.id) ?? saved[0];
  const method = keptMethod === 'card' || keptMethod === 'us_bank_account' ? keptMethod : undefined;
  const savedMethod = method ? undefined : (chosen ?? usual);
  const newMethod: PayMethod = method ?? 'us_bank_account';

  const refreshIfPaid = (error: unknown): never => {
    // What is paid by now is shown behind the refusal.
    if (error instanceof ApiError && error.code === 'PAID_MEANWHILE') onChanged();
    throw error;
  };
  const start = async () => {
    const body = { first: first ?? 0, instalments: n, method: newMethod };
    const setup = await callApi(payInstalmentsCall, { params: { membershipId }, body }).catch(
      refreshIfPaid,
    );
    started.current = setup.paymentId;
    return setup;
  };
  const paySaved = (methodId: string) =>
    write({
      send: async () => {
        const body = { first: paid + 1, instalments: n, methodId };
        const sent = callApi(paySavedCall, { params: { membershipId }, body });
        setMade((await sent.catch(refreshIfPaid)).id);
      },
      onDone: onChanged,
    });
  const end = useCallback(() => {
    setMade(started.current);
    setFirst(undefined);
    onWanted(undefined);
    keep('');
    onChanged();
  }, [keep, onWanted, onChanged]);
  const finish = useCallback(() => {
    showToast({ title: texts.paidTitle, description: texts.paidText, tone: 'success' });
    end();
  }, [texts, end]);
  const hear = useCallback(
    (now: ProviderFormState) => {
      setState(now);
      if (now !== 'waiting') return;
      showToast({ title: texts.sentTitle, description: texts.sentText, tone: 'success' });
      end();
    },
    [texts, end],
  );

  const outcome = payments.find(({ id }) => id === made);
  if (seat.openPayment?.state === 'processing') {
    return (
      <Panel id="pay" title={texts.title}>
        {outcome && <PayOutcome payment={outcome} instalments={instalments} />}
        <p className="mt-3">{texts.underWay}</p>
        <p className="mt-2 text-muted text-sm">{texts.meanwhile}</p>
      </Panel>
    );
  }
  return (
    <Panel id="pay" title={texts.title}>
      {outcome && <PayOutcome payment={outcome} instalments={instalments} />}
      <div className="mt-4 grid gap-5">
        {first === undefined && (
          <>
            <InstalmentCount
              count={n}
              most={most}
              first={paid + 1}
              onChange={(count) => {
                onWanted(undefined);
                keep(keptCount(count, paid));
              }}
            />
            <SavedPayMethods
              saved={saved}
              value={savedMethod?.id ?? newMethod}
              onChange={setMethod}
            />
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
        {first !== undefined && (
          <PayStep
            start={start}
            amountCents={amountCents}
            returnPath="/dashboard/contributions"
            onPaid={finish}
            onState={hear}
            onBack={state === 'processing' ? undefined : () => setFirst(undefined)}
            back={texts.back}
          />
        )}
        {first === undefined && savedMethod && (
          <Button
            tone="accent"
            className="tabular w-full"
            disabled={isPending}
            onClick={() => void paySaved(savedMethod.id)}
          >
            {texts.paySaved(
              dollars(amountCents),
              methodTexts.name(savedMethod.kind, savedMethod.name, savedMethod.last4),
            )}
          </Button>
        )}
        {first === undefined && !savedMethod && (
          <Button tone="accent" className="tabular w-full" onClick={() => setFirst(paid + 1)}>
            {texts.go(dollars(amountCents))}
          </Button>
        )}
      </div>
    </Panel>
  );
}
