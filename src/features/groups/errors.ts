import { defineErrors } from '#shared/api/app-error.ts';

export const groupErrors = defineErrors({
  GROUP_NOT_FOUND: { status: 404, message: 'This group does not exist.' },
  WRONG_GROUP_NAME: { status: 422, message: 'Please type the name of the group as it is shown.' },
  GROUP_NOT_FORMING: { status: 409, message: 'This group is no longer forming.' },
  GROUP_ALREADY_EXTENDED: {
    status: 409,
    message: 'The formation window of this group was already extended once.',
  },
  GROUP_FULL: {
    status: 409,
    message: 'Every place of this group was taken: its window is met and needs no extension.',
  },
  DEPOSIT_NOT_RETURNABLE: {
    status: 409,
    message:
      'Your deposit can be returned only within 30 days after your place was moved to a later group.',
  },
  GROUP_WINDOW_OVER: {
    status: 409,
    message: 'The formation window of this group is over; its deposits are being refunded.',
  },
});
