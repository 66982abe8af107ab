import { defineErrors } from '#shared/api/app-error.ts';

export const membershipErrors = defineErrors({
  404: {
    MEMBERSHIP_NOT_FOUND: 'This membership does not exist.',
  },
  409: {
    LEAVING_TOO_LATE: 'Leaving in this way is possible only until the first contribution is due.',
    MEMBERSHIP_CHANGE_REFUSED: 'This membership can no longer be changed in this way.',
  },
});
