import { defineErrors } from '#shared/api/app-error.ts';

export const approvalErrors = defineErrors({
  403: {
    SECOND_ADMIN_NEEDED: 'Somebody else has to confirm what you entered.',
    OWN_BENEFIT: 'You cannot enter or confirm money for yourself.',
    ADMIN_TOO_NEW: 'You can confirm entries from the eighth day in your role.',
  },
  404: {
    APPROVAL_NOT_FOUND: 'This entry does not exist.',
  },
  409: {
    PAYMENT_REPEATED: 'This payment was entered before. If it is another one, please say why.',
    APPROVAL_DECIDED: 'This entry has been decided already.',
  },
});
