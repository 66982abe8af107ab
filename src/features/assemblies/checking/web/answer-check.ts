import { readReceiptFile } from '#features/bids/receipt.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { PublicAssembly } from '../../contract.ts';
import { checkAssembly, heldOf } from '../check-assembly.ts';
import { checkMail, checkOwnReceipt, checkSeat, type OwnAnswer } from '../check-own.ts';
import type { CheckStep, CheckVerdict, Fetched, HeldAssembly } from '../check-step.ts';
import { checkTexts } from '../check-texts.ts';
import { verifySigned } from './verify-signed.ts';

/** A reader's question about their own mail, receipt or seat. */
export type OwnQuestion =
  | { readonly kind: 'mail'; readonly text: string }
  | { readonly kind: 'receipt'; readonly file: string }
  | { readonly kind: 'seat'; readonly seat: number };

export type CheckRequest = {
  assembly: PublicAssembly;
  locale: Locale;
  fetched: Omit<Fetched, 'isSigned'>;
  /** If absent, the whole assembly is checked. */
  question?: OwnQuestion;
};
export type CheckAnswer =
  | { step: CheckStep }
  | { verdict: CheckVerdict }
  | { own: OwnAnswer }
  | { failure: string };

/** Checks an assembly or answers a question about it, in a worker or in the page. */
export async function answerCheck(
  { assembly, locale, fetched, question }: CheckRequest,
  answer: (message: CheckAnswer) => void,
): Promise<void> {
  try {
    const texts = checkTexts(locale);
    const held = heldOf(assembly);
    if (!held) throw new Error(texts.notHeld);
    if (question) {
      answer({ own: await answerQuestion(held, fetched, question, locale) });
      return;
    }
    const isSigned = await verifySigned(assembly.receipts, fetched.keys);
    const tell = (step: CheckStep) => answer({ step });
    answer({ verdict: checkAssembly(assembly, { ...fetched, isSigned }, tell, texts) });
  } catch (error) {
    answer({ failure: (error as Error).message });
  }
}

async function answerQuestion(
  held: HeldAssembly,
  { keys }: CheckRequest['fetched'],
  question: OwnQuestion,
  locale: Locale,
): Promise<OwnAnswer> {
  const texts = checkTexts(locale);
  if (question.kind === 'mail') return checkMail(held, question.text, keys, texts);
  if (question.kind === 'seat') return checkSeat(held, question.seat, texts);
  const own = readReceiptFile(question.file);
  const isSigned = await verifySigned(own ? [own] : []);
  return checkOwnReceipt(held, question.file, { keys, isSigned }, texts);
}
