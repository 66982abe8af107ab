import { defineErrors } from '#shared/api/app-error.ts';

export const exitErrors = defineErrors({
  EXIT_CHANGED: {
    status: 409,
    message:
      'The figures have changed since you looked. Please read them again before you confirm.',
  },
  EXIT_REFUSED: { status: 409, message: 'This seat cannot be left in this way.' },
  WISH_GONE: {
    status: 409,
    message: 'There is no wish to leave that could still be taken back.',
  },
  EXIT_NOT_FOUND: { status: 404, message: 'There is no such statement.' },
  NAME_DIFFERS: { status: 422, message: 'Please type your name as it stands above.' },
  RECOVERY_TOO_HIGH: {
    status: 422,
    message: 'This is more than the seat still owes. Please check the amount.',
  },
});
