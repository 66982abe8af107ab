import { defineErrors } from '#shared/api/app-error.ts';

/** Why the application of a member is not deleted, and what to do instead. */
export const MEMBER_STAYS =
  'This person has a seat in a formed group, so the application is kept with it. To end it, transfer or close the seat first; to keep somebody out, ban the account.';

/** Why the decision on a member's income stands, and what is possible instead. */
export const GROUP_HAS_FORMED =
  'This person has a seat in a formed group, so the decision on the income stands and a changed income resets nothing. If they cannot pay: pause their reminders, or transfer or close the seat.';

export const reviewErrors = defineErrors({
  403: {
    OWN_APPLICATION: 'This is your own application: a colleague decides about it.',
  },
  409: {
    ALREADY_CLAIMED: 'A colleague has taken this application. You can take it over.',
    MEMBER_STAYS: MEMBER_STAYS,
    NO_INCOME_PAPERS: 'There is no paper that shows this income. Approve it all the same?',
    GROUP_HAS_FORMED: GROUP_HAS_FORMED,
    DECISION_PENDING: 'This application was decided a moment ago. Undo that decision to change it.',
    DECISION_OVER:
      'This decision can no longer be undone: it has taken effect, or somebody has undone it. Decide again to change it.',
    NOTHING_TO_REPLACE:
      'No paper of this income is uploaded yet, so there is none to replace. Reminders ask for it.',
    FIGURES_DO_NOT_COVER:
      'The declared income less debt does not cover the contribution. Approve it all the same?',
  },
  422: {
    REJECTION_NEEDS_NOTES: 'Please say why; the applicant reads these notes.',
  },
});
