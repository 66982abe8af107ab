import { defineErrors } from '#shared/api/app-error.ts';

export const contactErrors = defineErrors({
  404: {
    UNSUBSCRIBE_LINK_ENDED: 'This link is no longer valid. Please reply to the mail instead.',
    OBJECTION_NOT_FOUND: 'No objection is recorded for this address.',
  },
});
