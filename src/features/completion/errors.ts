import { defineErrors } from '#shared/api/app-error.ts';

export const completionErrors = defineErrors({
  COMPLETION_BLOCKED: {
    status: 409,
    message: 'This group cannot be completed yet. Its page says what is missing.',
  },
  COMPLETION_CHANGED: {
    status: 409,
    message: 'The figures have changed since they were entered. Please enter the completion again.',
  },
});
