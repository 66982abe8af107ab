import { defineErrors } from '#shared/api/app-error.ts';

export const approvalErrors = defineErrors({
  403: {
    SECOND_ADMIN_NEEDED: 'Another admin has to confirm what you entered.',
    OWN_BENEFIT: 'Nobody enters or confirms money for themselves.',
    ADMIN_TOO_NEW: 'An admin can confirm entries from the eighth day after becoming one.',
  },
  404: {
    APPROVAL_NOT_FOUND: 'This entry does not exist.',
  },
  409: {
    APPROVAL_DECIDED: 'This entry has been decided already.',
  },
});
