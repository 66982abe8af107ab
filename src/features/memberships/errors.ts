import { defineErrors } from '#shared/api/app-error.ts';

export const membershipErrors = defineErrors({
  MEMBERSHIP_NOT_FOUND: { status: 404, message: 'This membership does not exist.' },
  LEAVING_TOO_LATE: {
    status: 409,
    message: 'Leaving in this way is possible only until the first contribution is due.',
  },
  MEMBERSHIP_CHANGE_REFUSED: {
    status: 409,
    message: 'This membership can no longer be changed in this way.',
  },
});
