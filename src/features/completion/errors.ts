import { defineErrors } from '#shared/api/app-error.ts';

export const completionErrors = defineErrors({
  409: {
    COMPLETION_BLOCKED: 'This group cannot be completed yet. Its page says what is missing.',
    COMPLETION_CHANGED:
      'The figures have changed since they were entered. Please enter the completion again.',
  },
});
