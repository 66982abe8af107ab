import { failureWords } from '#features/payments/failure-words.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { type Formats, useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { ContributionPayment, SeatContributions } from '../contract.ts';
import { type SeatSummary, seatSummary } from '../seat-summary.ts';
import { contributionTexts } from './texts.ts';

const TONES: Record<SeatSummary, string> = {
  closed: 'bg-sand',
  finished: 'bg-leaf',
  processing: 'bg-leaf',
  late: 'bg-danger-soft',
  before: 'bg-clay',
  due: 'bg-clay',
  ahead: 'bg-leaf',
};

type SeatHeadlineProps = { seat: SeatContributions; lastPayment?: ContributionPayment | undefined };

export function SeatHeadline({ seat, lastPayment }: SeatHeadlineProps) {
  const formats = useFormats();
  const texts = useTexts(contributionTexts);
  const summary = seatSummary(seat);
  const problem = problemOf(seat, summary, lastPayment, { texts, formats });
  return (
    <div className={`rounded-2xl p-4 sm:p-5 ${TONES[summary]}`}>
      <p className="font-display text-2xl leading-snug">{texts.summary[summary]}</p>
      {sentencesOf(seat, summary, { texts, formats }).map((sentence) => (
        <p key={sentence} className="mt-1.5 max-w-xl">
          {sentence}
        </p>
      ))}
      {problem && <p className="mt-2 max-w-xl font-semibold text-danger">{problem}</p>}
    </div>
  );
}

type Words = { texts: TextsIn<typeof contributionTexts>; formats: Formats };

function sentencesOf(seat: SeatContributions, summary: SeatSummary, words: Words): string[] {
  const { texts, formats } = words;
  const { dollars, date } = formats;
  const { sentence } = texts;
  const found = [mainSentence(seat, summary, words)];
  if (summary === 'closed' || summary === 'finished') return found;
  if (summary === 'late' && seat.nextStep && !seat.pausedUntil) {
    const isEnd = seat.nextStep.kind === 'end';
    if (isEnd) found.push(sentence.end[seat.endsAs ?? 'cancelled'](date(seat.nextStep.on)));
    else if (seat.endsAs === 'cancelled') found.push(sentence.sitsOut);
  }
  if (seat.pausedUntil) found.push(sentence.paused(date(seat.pausedUntil)));
  if (seat.unappliedCents > 0 && summary !== 'before') {
    found.push(sentence.waiting(dollars(seat.unappliedCents)));
  }
  if (seat.automatic) {
    const { method, nextChargeOn, amountCents } = seat.automatic;
    const name = texts.method.name(method.kind, method.name, method.last4);
    found.push(
      nextChargeOn && amountCents > 0
        ? sentence.automatic(dollars(amountCents), date(nextChargeOn), name)
        : sentence.automaticOn(name),
    );
  }
  return found;
}

function mainSentence(seat: SeatContributions, summary: SeatSummary, words: Words): string {
  const { sentence } = words.texts;
  const { dollars, date } = words.formats;
  if (summary === 'closed') {
    const closed: Partial<Record<string, string>> = sentence.closed;
    return closed[seat.status] ?? sentence.closed.other;
  }
  if (summary === 'finished' || !seat.next) return sentence.finished;
  if (summary === 'processing')
    return sentence.processing(dollars(seat.openPayment?.amountCents ?? 0));
  const due = date(seat.next.dueOn);
  if (summary === 'late') return sentence.late(dollars(seat.owed.amountCents), due);
  return sentence[summary](dollars(seat.next.amountCents), due);
}

/** The newest payment failed, and nothing has been done about it since. */
function problemOf(
  { status }: SeatContributions,
  summary: SeatSummary,
  payment: ContributionPayment | undefined,
  { texts: { sentence }, formats: { dollars, locale } }: Words,
): string | undefined {
  if (!payment) return undefined;
  if (payment.kind === 'prepayment' && payment.returnedCents > 0) {
    // An award is on hold even while nothing is due; of a bid without one, nothing is open again.
    return status === 'awarded' ? sentence.bidReturned(dollars(payment.returnedCents)) : undefined;
  }
  if (!['late', 'due', 'before'].includes(summary)) return undefined;
  if (payment.returnedCents > 0) return sentence.returned(dollars(payment.returnedCents));
  return payment.state === 'failed'
    ? sentence.failed(failureWords(payment.failure ?? '', locale))
    : undefined;
}
