import { defineErrors } from '#shared/api/app-error.ts';

/** Why the application of a member is not deleted, and what to do instead. */
export const MEMBER_STAYS =
  'This person has a seat in a formed group, so the application is kept with it. To end it, transfer or close the seat first; to keep somebody out, ban the account.';

export const reviewErrors = defineErrors({
  409: {
    ALREADY_CLAIMED: 'A colleague has taken this application. You can take it over.',
    MEMBER_STAYS: MEMBER_STAYS,
    FIGURES_DO_NOT_COVER:
      'The declared income less debt does not cover the contribution. Approve it all the same?',
  },
  422: {
    REJECTION_NEEDS_NOTES: 'Please say why; the applicant reads these notes.',
  },
});
