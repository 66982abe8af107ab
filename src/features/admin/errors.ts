import { defineErrors } from '#shared/api/app-error.ts';

export const adminErrors = defineErrors({
  404: {
    JOB_NOT_FOUND:
      'This job was already run again, or it no longer exists. Please reload the page.',
    PERSON_NOT_FOUND: 'We could not find this person. Their data may have been deleted.',
  },
});
