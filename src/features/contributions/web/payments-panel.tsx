import { useState } from 'react';
import { failureWords } from '#features/payments/failure-words.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { ContributionPayment } from '../contract.ts';
import type { PaymentState } from '../states.ts';
import { contributionTexts } from './texts.ts';

const TONES: Record<PaymentState, BadgeTone> = {
  open: 'neutral',
  processing: 'waiting',
  succeeded: 'good',
  returned: 'bad',
  failed: 'bad',
  expired: 'neutral',
};

/** A year of payments is shown at first; after twenty years there are hundreds. */
const FIRST = 12;

export function PaymentsPanel({ payments }: { payments: readonly ContributionPayment[] }) {
  const texts = useTexts(contributionTexts).payments;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? payments : payments.slice(0, FIRST);
  return (
    <Panel title={texts.title}>
      {payments.length === 0 && <p className="mt-3 text-muted">{texts.none}</p>}
      <ul className="mt-3 divide-y divide-line">
        {shown.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {shown.length < payments.length && (
        <Button tone="quiet" className="mt-4" onClick={() => setIsWhole(true)}>
          {texts.all(payments.length)}
        </Button>
      )}
    </Panel>
  );
}

export function PaymentRow({ payment }: { payment: ContributionPayment }) {
  const { locale, dollars, day } = useFormats();
  const { payments: texts, methods } = useTexts(contributionTexts);
  const { kind, state, amountCents, returnedCents, method, failure } = payment;
  return (
    <li className="tabular flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{texts.kinds[kind]}</p>
        <p className="break-words text-muted text-sm">
          {day(payment.countedAt ?? payment.createdAt)} · {methods[method] ?? method}
          {failure && ` · ${failureWords(failure, locale)}`}
          {returnedCents > 0 && ` · ${texts.returned(dollars(returnedCents))}`}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        <p className="font-semibold">{dollars(amountCents)}</p>
      </div>
    </li>
  );
}
