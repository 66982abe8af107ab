import { defineErrors } from '#shared/api/app-error.ts';

export const approvalErrors = defineErrors({
  403: {
    SECOND_ADMIN_NEEDED: 'You entered this, so another admin has to confirm it.',
    OWN_BENEFIT: 'You cannot enter or confirm money for yourself. Please ask another admin.',
    ADMIN_TOO_NEW:
      'You can confirm entries from the eighth day after becoming an admin. Please ask another admin until then.',
  },
  404: {
    APPROVAL_NOT_FOUND: 'We could not find this entry.',
  },
  409: {
    PAYMENT_REPEATED:
      'A payment like this was entered before. If this is another one, please say why.',
    APPROVAL_DECIDED: 'This entry has been decided already.',
  },
});
