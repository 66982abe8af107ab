import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';

const STEPS = [
  ['Now', 'Fill in the form. Nothing is charged for it.'],
  ['Then', 'Read the deposit agreement to its end, and accept it or not.'],
  [
    'Your deposit',
    '$200 by card. It reserves your spot and is credited to your first contribution.',
  ],
  ['Up to 120 days', 'Your group fills up. If it does not form, the $200 is refunded in full.'],
  [
    'Month 1 to 240',
    `You contribute every month and are selected in one of them. ${WAIT_SENTENCE}`,
  ],
] as const;

/** What an applicant can expect after pressing the button. */
export function WhatHappensNext() {
  return (
    <ol className="mt-8 space-y-5 border-forest/30 border-l pl-6">
      {STEPS.map(([when, what]) => (
        <li key={when} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.8rem] size-2.5 rounded-full bg-forest"
          />
          <p className="font-semibold">{when}</p>
          <p className="text-muted">{what}</p>
        </li>
      ))}
    </ol>
  );
}
