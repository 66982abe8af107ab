import { defineErrors } from '#shared/api/app-error.ts';

export const memberErrors = defineErrors({
  CREDIT_AMOUNT_LOCKED: {
    status: 409,
    message: 'Your income is approved for this credit amount, so it can no longer be changed.',
  },
  GROUP_FORMED: {
    status: 409,
    message: 'Your group has formed, so its credit amount can no longer be changed.',
  },
  INCOME_CONFIRMED: {
    status: 409,
    message:
      'Your group has formed. Your income was confirmed before, and we do not ask for it again.',
  },
  TOO_YOUNG: { status: 422, message: 'Applicants must be 18 or over' },
});
