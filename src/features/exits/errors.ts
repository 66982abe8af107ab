import { defineErrors } from '#shared/api/app-error.ts';

export const exitErrors = defineErrors({
  404: {
    EXIT_NOT_FOUND: 'There is no such statement.',
  },
  409: {
    EXIT_CHANGED:
      'The figures have changed since you looked. Please read them again before you confirm.',
    EXIT_REFUSED: 'This seat cannot be left in this way.',
    WISH_GONE: 'There is no request to leave that could still be taken back.',
  },
  422: {
    NAME_DIFFERS: 'Please type your name as it stands above.',
    RECOVERY_TOO_HIGH: 'This is more than the seat still owes. Please check the amount.',
  },
});
