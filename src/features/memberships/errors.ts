import { defineErrors } from '#shared/app-error.ts';

export const membershipErrors = defineErrors({
  MEMBERSHIP_NOT_FOUND: { status: 404, message: 'This membership does not exist.' },
  MEMBERSHIP_CHANGE_REFUSED: {
    status: 409,
    message: 'This membership can no longer be changed in this way.',
  },
});
