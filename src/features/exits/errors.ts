import { defineErrors } from '#shared/api/app-error.ts';

export const exitErrors = defineErrors({
  404: {
    EXIT_NOT_FOUND: 'We could not find the statement of this seat.',
  },
  409: {
    EXIT_CHANGED:
      'The figures have changed since you looked. Please read them again before you confirm.',
    EXIT_REFUSED:
      'Leaving this seat in this way is not possible now. Please reload the page to see the options.',
    WISH_GONE: 'This request to leave is no longer open, so it cannot be taken back.',
  },
  422: {
    NAME_DIFFERS: 'Please type your name as it is shown above.',
    RECOVERY_TOO_HIGH: 'This is more than the seat still owes. Please check the amount.',
  },
});
