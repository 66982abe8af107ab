import { Link } from 'wouter';
import { assemblyPath } from '#features/assemblies/addresses.ts';
import { awardNames } from '#features/awards/texts.ts';
import { contributionTexts } from '#features/contributions/web/texts.ts';
import { exitNames } from '#features/exits/texts.ts';
import { payoutNames } from '#features/payouts/texts.ts';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { SeatEvent } from '../contract.ts';
import { homeTexts } from './texts.ts';

type Said = {
  title: string;
  note?: string;
  amount?: string;
  link?: { href: string; text: string };
};

/** One thing that happened: what, when, how much, and its receipt or page. */
export function EventRow({ event, own }: { event: SeatEvent; own: number }) {
  const { day } = useFormats();
  const { title, note, amount, link } = useSaid(event, own);
  return (
    <li className="flex items-start justify-between gap-x-4 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold leading-snug">{title}</p>
        <p className="wrap-anywhere text-muted text-sm">
          {day(event.at)}
          {note && ` · ${note}`}
          {link && (
            <>
              {' · '}
              {link.href.startsWith('/api/') ? (
                <a href={link.href} className="underline underline-offset-4">
                  {link.text}
                </a>
              ) : (
                <Link href={link.href} className="underline underline-offset-4">
                  {link.text}
                </Link>
              )}
            </>
          )}
        </p>
      </div>
      {amount && <p className="tabular shrink-0 font-semibold">{amount}</p>}
    </li>
  );
}

function useSaid(event: SeatEvent, own: number): Said {
  const { locale, dollars, date, day } = useFormats();
  const { feed: texts, month } = useTexts(homeTexts);
  const { payments } = useTexts(contributionTexts);
  const award = useTexts(awardNames);
  const payout = useTexts(payoutNames);
  const { kinds: exits } = useTexts(exitNames);
  switch (event.kind) {
    case 'payment': {
      const { payment, receipts } = event;
      const [first, last] = [receipts[0], receipts.at(-1)];
      return {
        title: payments.kinds[payment.kind],
        // A bank debit arrives days after it began.
        note:
          payment.state === 'succeeded' &&
          payment.countedAt &&
          day(payment.countedAt) !== day(event.at)
            ? texts.receivedOn(day(payment.countedAt))
            : payments.states[payment.state],
        amount: dollars(payment.amountCents),
        ...(first && last
          ? {
              link: {
                href: '/dashboard/contributions',
                text: first === last ? texts.receipt(first) : texts.receipts(first, last),
              },
            }
          : {}),
      };
    }
    case 'assembly': {
      const seats = event.picks
        .filter(({ status }) => status === 'awarded' || status === 'held')
        .map(({ seat }) => seat);
      const isOwn = seats.includes(own);
      return {
        title: isOwn ? texts.selectedOwn : texts.assembly(event.month),
        note: seats.length > 0 ? month.selected(seats) : month.nobody,
        link: {
          href: assemblyPath({ group: event.group, month: event.month }, locale),
          text: month.see,
        },
      };
    }
    case 'bid':
      return {
        title: texts.bid(event.month),
        link: { href: '/dashboard/assemblies', text: texts.bidReceipt(event.number) },
      };
    case 'step':
      return {
        title: texts.step(award.steps[event.step]),
        ...(event.reason ? { note: event.reason } : {}),
      };
    case 'paper':
      return {
        title: texts.paper(award.papers[event.paper]),
        link: { href: event.link, text: event.name },
      };
    case 'payout':
      return {
        title: payout.kinds[event.payout],
        note: event.paidOn ? texts.paidOn(date(event.paidOn)) : payout.states[event.state],
        amount: dollars(event.cents),
      };
    case 'exit':
      return {
        title: exits[event.exit],
        link: { href: '/dashboard/leaving', text: texts.statement },
      };
  }
}
