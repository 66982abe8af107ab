import type { FormWords } from '#features/payments/web/provider-fields.tsx';
import type { TextsIn } from '#shared/text/texts.ts';
import type { contributionTexts } from './texts.ts';

export function formWords(
  of: { pay: string } | 'setup',
  { form }: TextsIn<typeof contributionTexts>,
): FormWords {
  const isSetup = of === 'setup';
  const go = isSetup ? form.save : form.pay(of.pay);
  return {
    form: isSetup ? form.setup : form.payment,
    labels: {
      loading: go,
      idle: go,
      processing: form.processing,
      slow: form.processing,
      refused: form.again,
      unknown: form.again,
      waiting: form.waiting,
      success: isSetup ? form.saved : form.paid,
    },
    notes: {
      loading: form.loadingNote,
      idle: isSetup ? form.saveNote : form.payNote,
      processing: form.processingNote,
      slow: form.slowNote,
      refused: form.refusedNote,
      unknown: form.unknownNote,
      waiting: form.waitingNote,
      success: form.doneNote,
    },
  };
}
