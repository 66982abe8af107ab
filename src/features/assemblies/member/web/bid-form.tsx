import { type FormEvent, useMemo, useState } from 'react';
import { keepSpareKey } from '#features/bids/web/spare-keys.ts';
import { useSealing } from '#features/bids/web/use-sealing.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { instalmentsFor, usualWinningBid } from '#features/program-rules/odds.ts';
import { totalOf, totalOfLast } from '#features/program-rules/schedule.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { assemblyTexts } from '../../web/texts.ts';
import { type MemberAssembly, placeSealedBidCall } from '../contract.ts';

type Next = NonNullable<MemberAssembly['next']>;
type BidFormProps = { own: MemberAssembly; next: Next; onPlaced: () => void };

/** Places, replaces or withdraws a bid, which is sealed in the browser. */
export function BidForm({ own, next, onPlaced }: BidFormProps) {
  const locale = useLocale();
  const texts = useTexts(assemblyTexts);
  const [given, setGiven] = useState(String(next.bidMin));
  const [isSending, setIsSending] = useState(false);
  const [spareKey, setSpareKey] = useState<string>();
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
      keepSpareKey(sealed.sha256, sealed.spareKey, bid);
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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) void send(amount);
  };

  return (
    <form onSubmit={submit} className="rounded-card bg-paper p-5 shadow-card sm:p-7" noValidate>
      <h2 className="text-2xl">{texts.bidTitle}</h2>
      <p className="mt-2 max-w-2xl">{texts.bidIntro}</p>
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
    </form>
  );
}

/** What a bid costs, what remains to pay afterwards, and what has won so far. */
function BidFigures({ own, next, amount }: { own: MemberAssembly; next: Next; amount: number }) {
  const { dollars } = useFormats();
  const texts = useTexts(assemblyTexts);
  const cost = totalOfLast(own.plan, amount).amount;
  const left = TERM_MONTHS - amount - next.month;
  const remains = totalOf(own.plan, next.month + 1, TERM_MONTHS - amount).amount;
  const won = own.history
    .flatMap(({ picks }) => picks)
    .filter(({ kind, status }) => kind === 'bid' && status === 'awarded')
    .flatMap(({ instalments }) => instalments ?? []);
  const usual = usualWinningBid(next.month, 'one-in-10', 80);
  const facts: [string, string][] = [
    [texts.figures.cost, dollars(cost)],
    [texts.figures.remains, texts.remains(left, dollars(remains))],
    [texts.figures.won, won.length > 0 ? won.slice(0, 6).join(', ') : texts.noneWon],
    ...(usual
      ? ([[texts.figures.usual, texts.about(instalmentsFor(own.plan, usual))]] as [
          string,
          string,
        ][])
      : []),
  ];
  return (
    <dl className="tabular grid content-start gap-3 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold text-base">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
