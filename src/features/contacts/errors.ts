import { defineErrors } from '#shared/api/app-error.ts';

export const contactErrors = defineErrors({
  UNSUBSCRIBE_LINK_ENDED: {
    status: 404,
    message: 'This link is no longer valid. Please reply to the mail instead.',
  },
  OBJECTION_NOT_FOUND: { status: 404, message: 'No objection is recorded for this address.' },
});
