import { defineErrors } from '#shared/app-error.ts';

export const contactErrors = defineErrors({
  OBJECTION_NOT_FOUND: { status: 404, message: 'No objection is recorded for this address.' },
});
