import { formatMoney, usd } from '#shared/text/money.ts';
import { Panel } from '#ui/panel.tsx';
import { formatDeadline } from '../checking/format-instant.ts';
import type { PublicAssembly } from '../contract.ts';
import { useReaderTexts } from './reader-locale.tsx';

type PublicPick = PublicAssembly['picks'][number];

const TONES: Record<PublicPick['status'], string> = {
  awarded: 'bg-terracotta text-paper',
  held: 'bg-gold text-ink',
  unpaid: 'bg-sand text-muted',
  released: 'bg-sand text-muted',
  left: 'bg-sand text-muted',
};

/** The selected seats in the order of the picks, with their outcome. */
export function PickList({ assembly }: { assembly: PublicAssembly }) {
  const { texts } = useReaderTexts();
  const { picks, refundsDrawn, refundsPaid } = assembly;
  return (
    <Panel title={texts.result}>
      {picks.length === 0 && <p className="mt-3 max-w-2xl">{texts.nobody}</p>}
      <ol className="mt-4 grid gap-3 sm:grid-cols-2">
        {picks.map((pick, index) => (
          <PickCard key={pick.number} pick={pick} isLater={isLater(picks, index)} />
        ))}
      </ol>
      <Refunds title={texts.refundsDrawn} refunds={refundsDrawn} />
      <Refunds title={texts.refundsPaid} refunds={refundsPaid} />
    </Panel>
  );
}

function PickCard({ pick, isLater }: { pick: PublicPick; isLater: boolean }) {
  const { locale, texts, words } = useReaderTexts();
  const { kind, seat, status, instalments, startBy, payBy } = pick;
  const isGivenUp = status !== 'awarded' && status !== 'held';
  return (
    <li className="flex items-center gap-4 rounded-xl bg-cream px-4 py-3.5">
      <span
        className={`tabular grid size-16 shrink-0 place-items-center rounded-full font-display text-2xl ${TONES[status]} ${isGivenUp ? 'line-through' : ''}`}
      >
        {seat}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">
          {words.kinds[kind]}
          {instalments ? `: ${texts.instalments(instalments)}` : ''}
        </span>
        <span className="block text-muted text-sm">
          {texts.seat} {seat}
          {isLater ? ` (${texts.askedNext})` : ''}, {words.outcomes[status]}
        </span>
        {status === 'held' && startBy && payBy && (
          <span className="block text-sm text-terracotta-deep">
            {texts.startBy(formatDeadline(startBy, locale))}{' '}
            {texts.payBy(formatDeadline(payBy, locale))}.
          </span>
        )}
      </span>
    </li>
  );
}

/** Whether a pick replaces an expired bid. */
function isLater(picks: readonly PublicPick[], index: number): boolean {
  const { kind } = picks[index] as PublicPick;
  const mayReplace = kind === 'bid' || kind === 'second';
  return mayReplace && picks.slice(0, index).some((pick) => pick.kind === 'bid');
}

function Refunds({ title, refunds }: { title: string; refunds: PublicAssembly['refundsDrawn'] }) {
  const { locale, texts } = useReaderTexts();
  if (refunds.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      <ul className="tabular mt-2 flex flex-wrap gap-2 text-sm">
        {refunds.map(({ seat, cents }) => (
          <li key={seat} className="rounded-full bg-cream px-3 py-1">
            {texts.seat} {seat}: <strong>{formatMoney(usd(cents), locale)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
