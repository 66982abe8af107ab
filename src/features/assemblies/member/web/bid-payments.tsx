import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type PayMethod, PayMethods, PayStep } from '#features/contributions/web/pay-step.tsx';
import { groupNameIn } from '#features/groups/rules.ts';
import type { ProviderFormState } from '#features/payments/web/use-provider-form.ts';
import { useProviderReturn } from '#features/payments/web/use-provider-return.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { useRead } from '#ui/use-read.ts';
import { formatDeadline } from '../../checking/format-instant.ts';
import { assemblyTexts } from '../../web/texts.ts';
import { listPayableBidsCall, type PayableBid, payBidCall } from '../bid-contract.ts';

/** The bids that the signed-in member has to pay; renders nothing without one. */
export function BidPayments() {
  const { data } = useRead(listPayableBidsCall, {});
  const client = useQueryClient();
  const refresh = useCallback(
    () =>
      void client.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/(members|contributions)/.test(String(queryKey[0])),
      }),
    [client],
  );
  useProviderReturn(refresh);
  return data?.map((bid) => <BidPayment key={bid.pickId} bid={bid} onChanged={refresh} />);
}

type BidPaymentProps = { bid: PayableBid; onChanged: () => void };

/** A bid's price and deadline, and the provider's payment form. */
function BidPayment({ bid, onChanged }: BidPaymentProps) {
  const { locale, dollars } = useFormats();
  const { payBid: texts } = useTexts(assemblyTexts);
  const [method, setMethod] = useState<PayMethod>('us_bank_account');
  const [isPaying, setIsPaying] = useState(false);
  const [state, setState] = useState<ProviderFormState>('loading');
  const { pickId, amountCents } = bid;
  const canPay = !bid.isProcessing && !bid.isAboveWhatIsLeft;
  const start = useCallback(
    () => callApi(payBidCall, { params: { pickId }, body: { method } }),
    [pickId, method],
  );
  const end = useCallback(
    (title: string, description: string) => {
      showToast({ title, description, tone: 'success' });
      setIsPaying(false);
      onChanged();
    },
    [onChanged],
  );
  const finish = useCallback(() => end(texts.paidTitle, texts.paidText), [end, texts]);
  const hear = useCallback(
    (now: ProviderFormState) => {
      setState(now);
      if (now === 'waiting') end(texts.sentTitle, texts.sentText);
    },
    [end, texts],
  );
  return (
    <Panel id={`bid-${bid.month}`} title={texts.title(groupNameIn(bid.group, locale), bid.month)}>
      <div className="mt-4 grid gap-5">
        <p>{bid.reason === 'held' ? texts.held(bid.instalments) : texts.returned}</p>
        {bid.isAboveWhatIsLeft ? (
          <p className="rounded-2xl bg-clay p-4">{texts.above}</p>
        ) : (
          <Deadlines bid={bid} />
        )}
        <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 rounded-xl bg-cream px-4 py-3">
          <dt>{texts.total(bid.instalments)}</dt>
          <dd className="text-right font-semibold">{dollars(amountCents)}</dd>
        </dl>
        {canPay && !isPaying && (
          <>
            <PayMethods name="bid-method" value={method} onChange={setMethod} texts={texts} />
            <p className="text-muted text-sm">{texts.wire}</p>
            <Button tone="accent" className="tabular w-full" onClick={() => setIsPaying(true)}>
              {texts.go(dollars(amountCents))}
            </Button>
          </>
        )}
        {canPay && isPaying && (
          <PayStep
            start={start}
            amountCents={amountCents}
            returnPath="/dashboard/assemblies"
            onPaid={finish}
            onState={hear}
            onBack={state === 'processing' ? undefined : () => setIsPaying(false)}
            back={texts.back}
          />
        )}
      </div>
    </Panel>
  );
}

function Deadlines({ bid }: { bid: PayableBid }) {
  const locale = useLocale();
  const { payBid: texts } = useTexts(assemblyTexts);
  const payBy = formatDeadline(bid.payBy, locale);
  if (bid.isProcessing) return <p className="font-semibold">{texts.processing(payBy)}</p>;
  if (bid.reason === 'returned') return <p className="font-semibold">{texts.makeGoodBy(payBy)}</p>;
  return (
    <div className="grid gap-1">
      {bid.startBy && (
        <p className="font-semibold">{texts.startBy(formatDeadline(bid.startBy, locale))}</p>
      )}
      <p className={bid.startBy ? '' : 'font-semibold'}>{texts.payBy(payBy)}</p>
      <p className="text-muted text-sm">{texts.unpaid}</p>
    </div>
  );
}
