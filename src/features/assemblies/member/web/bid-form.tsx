import { type FormEvent, useMemo, useState } from 'react';
import { findSpareKey, storeSpareKey } from '#features/bids/web/spare-keys.ts';
import { useSealing } from '#features/bids/web/use-sealing.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { TextField } from '#ui/form/field.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { assemblyTexts } from '../../web/texts.ts';
import { type MemberAssembly, placeSealedBidCall } from '../contract.ts';

import { bidFigures } from '../past-bids.ts';
import { BidFigures } from './bid-figures.tsx';

type Next = NonNullable<MemberAssembly['next']>;
type BidFormProps = { own: MemberAssembly; next: Next; onPlaced: () => void };

/** Places, replaces or withdraws a bid, which is sealed in the browser. */
export function BidForm({ own, next, onPlaced }: BidFormProps) {
  const locale = useLocale();
  const texts = useTexts(assemblyTexts);
  const { dollars } = useFormats();
  const [given, setGiven] = useState(String(next.bidMin));
  const [isSending, setIsSending] = useState(false);
  const [spareKey, setSpareKey] = useState<string>();
  const [isConfirming, setIsConfirming] = useState(false);
  const slot = useMemo(
    () => ({
      group: own.group,
      month: next.month,
      seat: own.seat,
      chain: next.chainInfo.hash,
      round: next.round,
    }),
    [own.group, own.seat, next.month, next.chainInfo.hash, next.round],
  );
  const seal = useSealing(next.chainInfo, slot);
  const amount = Number(given);
  const hasBid = next.receipts.some(({ isCounting }) => isCounting);
  const isValid = Number.isInteger(amount) && amount >= next.bidMin && amount <= next.bidMax;

  const send = async (bid: number) => {
    setIsSending(true);
    try {
      const sealed = await seal(bid);
      await callApi(placeSealedBidCall, {
        params: { id: next.id },
        body: { membershipId: own.membershipId, file: sealed.file },
      });
      storeSpareKey(sealed.sha256, sealed.spareKey, bid);
      setSpareKey(sealed.spareKey);
      const title = bid === 0 ? texts.withdrawnTitle : texts.received;
      const description = bid === 0 ? texts.withdrawn : texts.sealed;
      showToast({ title, description, tone: 'success' });
      onPlaced();
    } catch (error) {
      // Errors of sealing have their own message.
      const description = errorMessage(error, locale, {
        refusals: texts.refusedBecause,
        fallback: (error as Error).message,
      });
      showToast({ title: texts.refused, description, tone: 'destructive' });
    } finally {
      setIsSending(false);
    }
  };

  const { costCents, isLarge } = bidFigures(own.plan, isValid ? amount : next.bidMin, next);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return;
    if (isLarge) setIsConfirming(true);
    else void send(amount);
  };
  const counting = next.receipts.find(({ isCounting }) => isCounting);
  const placed = counting ? findSpareKey(counting.sha256)?.amount : undefined;

  return (
    <form onSubmit={submit} className="rounded-card bg-paper p-5 shadow-card sm:p-7" noValidate>
      <h2 className="text-2xl">{texts.bidTitle}</h2>
      <p className="mt-2 max-w-2xl">{texts.bidIntro}</p>
      {placed !== undefined && placed > next.bidMax && (
        <p className="mt-4 rounded-xl bg-danger-soft px-4 py-3" role="alert">
          {texts.tooHigh(placed, next.bidMax)}
        </p>
      )}
      <div className="mt-5 grid gap-6 md:grid-cols-2">
        <div>
          <TextField
            label={texts.instalments}
            type="number"
            inputMode="numeric"
            min={next.bidMin}
            max={next.bidMax}
            value={given}
            onChange={(event) => setGiven(event.target.value)}
            hint={texts.range(next.bidMin, next.bidMax)}
            error={isValid ? undefined : texts.rangeError(next.bidMin, next.bidMax)}
            isRequired
          />
          <input
            type="range"
            aria-label={texts.instalments}
            className="mt-3 w-full accent-forest"
            min={next.bidMin}
            max={next.bidMax}
            value={isValid ? amount : next.bidMin}
            onChange={(event) => setGiven(event.target.value)}
          />
          <Button tone="quiet" className="mt-3" onClick={() => setGiven(String(next.bidMax))}>
            {texts.everything(next.bidMax)}
          </Button>
        </div>
        <BidFigures own={own} next={next} amount={isValid ? amount : next.bidMin} />
      </div>
      <p className="mt-5 rounded-xl bg-leaf px-4 py-3 text-forest-deep text-sm">
        {texts.bidPublic}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!isValid || isSending}>
          {isSending ? texts.sealing : hasBid ? texts.replace : texts.place}
        </Button>
        {hasBid && (
          <Button tone="quiet" disabled={isSending} onClick={() => void send(0)}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      {spareKey && (
        <p className="mt-5 rounded-xl bg-cream px-4 py-3 text-sm" data-spare-key={spareKey}>
          {texts.spareKey} <code className="break-all font-mono">{spareKey}</code>
        </p>
      )}
      {isConfirming && (
        <Dialog
          title={texts.confirmTitle(dollars(costCents))}
          size="small"
          onClose={() => setIsConfirming(false)}
          footer={
            <DialogActions
              tone="primary"
              confirmLabel={texts.confirm}
              isPending={isSending}
              onClose={() => setIsConfirming(false)}
              onConfirm={() => {
                setIsConfirming(false);
                void send(amount);
              }}
            />
          }
        >
          <DialogBody>
            <p>{texts.confirmText(amount, dollars(costCents))}</p>
          </DialogBody>
        </Dialog>
      )}
    </form>
  );
}
