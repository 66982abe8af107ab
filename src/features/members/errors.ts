import { defineErrors } from '#shared/api/app-error.ts';

export const memberErrors = defineErrors({
  409: {
    CREDIT_AMOUNT_LOCKED:
      'Your income is approved for this credit amount, so it can no longer be changed.',
    GROUP_FORMED: 'Your group has formed, so its credit amount can no longer be changed.',
    INCOME_CONFIRMED:
      'Your group has formed. Your income was confirmed before, and we do not ask for it again. If a payment becomes difficult, please write to us.',
  },
  422: {
    TOO_YOUNG: 'Applicants must be 18 or over',
  },
});
