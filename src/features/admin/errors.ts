import { defineErrors } from '#shared/api/app-error.ts';

export const adminErrors = defineErrors({
  404: {
    JOB_NOT_FOUND: 'This job was run again already, or it is not there.',
    PERSON_NOT_FOUND: 'Nobody is stored at this address (any more).',
  },
});
