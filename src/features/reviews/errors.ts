import { defineErrors } from '#shared/app-error.ts';

export const reviewErrors = defineErrors({
  REJECTION_NEEDS_NOTES: {
    status: 422,
    message: 'Please say why; the applicant reads these notes.',
  },
  FIGURES_DO_NOT_COVER: {
    status: 409,
    message:
      'The declared income less debt does not cover the contribution. Approve it all the same?',
  },
});
