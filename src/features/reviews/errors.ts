import { defineErrors } from '#shared/app-error.ts';

export const reviewErrors = defineErrors({
  REJECTION_NEEDS_NOTES: {
    status: 422,
    message: 'Please say why; the applicant reads these notes.',
  },
});
