import { type FormEvent, useId, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import type { PublicAssembly } from '../../contract.ts';
import { readSeatStandingCall } from '../../member/contract.ts';
import { useReaderTexts } from '../../web/reader-locale.tsx';
import type { OwnAnswer } from '../check-own.ts';
import type { OwnQuestion } from './answer-check.ts';

type OwnQuestionsProps = {
  assembly: PublicAssembly;
  ask: (question: OwnQuestion) => Promise<OwnAnswer>;
  /** Whether this is our page, where a signed-in member is told more than the public. */
  isOnSite: boolean;
};

const field = 'mt-2 block w-full rounded-xl bg-paper px-4 py-3 text-ink';

/** Lets a reader check their own data: a mail's hashes, a receipt or a seat. */
export function OwnQuestions({ assembly, ask, isOnSite }: OwnQuestionsProps) {
  const { texts } = useReaderTexts();
  const { own } = texts;
  const [answers, setAnswers] = useState<Partial<Record<OwnQuestion['kind'], OwnAnswer>>>({});
  const [seat, setSeat] = useState('');
  const id = useId();
  const put = async (question: OwnQuestion) => {
    const answer = await ask(question).catch(
      (error: Error): OwnAnswer => ({ isGood: undefined, sentences: [error.message] }),
    );
    setAnswers((before) => ({ ...before, [question.kind]: answer }));
  };
  const checkSeat = async (event: FormEvent) => {
    event.preventDefault();
    const number = Number(seat);
    if (!Number.isInteger(number) || number < 1) return;
    await put({ kind: 'seat', seat: number });
    const reason = isOnSite ? await readReason(assembly, number) : undefined;
    if (!reason || reason === 'listed') return;
    setAnswers(({ seat: before, ...others }) => ({
      ...others,
      seat: {
        isGood: before?.isGood,
        sentences: [...(before?.sentences ?? []), own.standings[reason]],
      },
    }));
  };
  return (
    <div className="mt-8 grid gap-6 border-leaf/30 border-t pt-6 md:grid-cols-3">
      <div>
        <label className="font-semibold" htmlFor={`${id}-mail`}>
          {own.mail}
        </label>
        <textarea
          id={`${id}-mail`}
          className={`${field} min-h-24 font-mono text-xs`}
          onChange={({ target }) => {
            if (target.value.trim()) void put({ kind: 'mail', text: target.value });
          }}
        />
        <Answer answer={answers.mail} />
      </div>
      <div>
        <label className="font-semibold" htmlFor={`${id}-receipt`}>
          {own.receipt}
        </label>
        <input
          id={`${id}-receipt`}
          type="file"
          accept=".txt,text/plain"
          className={field}
          onChange={async ({ target }) => {
            const file = target.files?.[0];
            if (file) await put({ kind: 'receipt', file: await file.text() });
          }}
        />
        <Answer answer={answers.receipt} />
      </div>
      <form onSubmit={checkSeat} noValidate>
        <label className="font-semibold" htmlFor={`${id}-seat`}>
          {own.seat}
        </label>
        <input
          id={`${id}-seat`}
          inputMode="numeric"
          className={field}
          value={seat}
          onChange={({ target }) => setSeat(target.value)}
        />
        <Button type="submit" tone="accent" className="mt-2">
          {own.ask}
        </Button>
        <Answer answer={answers.seat} />
      </form>
    </div>
  );
}

function Answer({ answer }: { answer: OwnAnswer | undefined }) {
  const tone = answer?.isGood === false ? 'bg-danger-soft text-danger' : 'bg-forest';
  return (
    <div role="status" data-good={answer?.isGood}>
      {answer?.sentences.map((sentence) => (
        <p key={sentence} className={`wrap-anywhere mt-2 rounded-xl px-4 py-3 text-sm ${tone}`}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** Why a seat is not on the list, if the signed-in reader holds it. */
async function readReason({ group, month }: PublicAssembly, seat: number) {
  try {
    const params = { group, month: String(month) };
    const seats = await callApi(readSeatStandingCall, { params });
    return seats.find((each) => each.seat === seat)?.standing;
  } catch {
    // A reader who is not signed in only sees what is public.
    return undefined;
  }
}
