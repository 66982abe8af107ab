import { defineErrors } from '#shared/api/app-error.ts';

export const errors = defineErrors({
  404: {
    LINK_ENDED: 'This link is no longer valid. Please fill in the form again.',
    EVENT_NOT_FOUND: 'We could not find this event.',
  },
  409: {
    EVENT_EXISTS: 'There is an event at that hour already.',
    EVENT_FULL: 'All seats of this presentation are taken.',
  },
});
