import { defineErrors } from '#shared/api/app-error.ts';

export const approvalErrors = defineErrors({
  APPROVAL_NOT_FOUND: { status: 404, message: 'This entry does not exist.' },
  APPROVAL_DECIDED: { status: 409, message: 'This entry has been decided already.' },
  SECOND_ADMIN_NEEDED: { status: 403, message: 'Another admin has to confirm what you entered.' },
  OWN_BENEFIT: { status: 403, message: 'Nobody enters or confirms money for themselves.' },
  ADMIN_TOO_NEW: {
    status: 403,
    message: 'An admin can confirm entries from the eighth day after becoming one.',
  },
});
