import { defineErrors } from '#shared/api/app-error.ts';

export const statementErrors = defineErrors({
  STATEMENT_NOT_FOUND: { status: 404, message: 'You have no such seat.' },
  CALENDAR_NOT_FOUND: { status: 404, message: 'This calendar address is no longer valid.' },
});
