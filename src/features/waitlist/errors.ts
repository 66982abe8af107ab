import { defineErrors } from '#shared/api/app-error.ts';

export const errors = defineErrors({
  LINK_ENDED: {
    status: 404,
    message: 'This link is no longer valid. Please fill in the form again.',
  },
  EVENT_EXISTS: { status: 409, message: 'There is an event at that hour already.' },
  EVENT_NOT_FOUND: { status: 404, message: 'There is no such event.' },
  EVENT_FULL: {
    status: 409,
    message: 'All seats of this presentation are taken.',
  },
});
