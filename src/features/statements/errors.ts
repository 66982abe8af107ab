import { defineErrors } from '#shared/api/app-error.ts';

export const statementErrors = defineErrors({
  404: {
    STATEMENT_NOT_FOUND: 'We could not find this seat among yours.',
    CALENDAR_NOT_FOUND: 'This calendar address is no longer valid.',
  },
});
