/** The two landing pages ask for the same things under different names. */
export type FormVariant = 'long' | 'short';

export const FORM_LABELS: Record<FormVariant, { profile: string; plan: string }> = {
  long: { profile: 'Which describes you best?', plan: 'Preferred plan' },
  short: { profile: 'Property goal', plan: 'Preferred credit amount' },
};
