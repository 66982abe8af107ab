import { defineErrors } from '#shared/api/app-error.ts';

export const groupErrors = defineErrors({
  404: {
    GROUP_NOT_FOUND: 'This group does not exist.',
  },
  409: {
    GROUP_NOT_FORMING: 'This group is no longer forming.',
    GROUP_ALREADY_EXTENDED: 'The formation window of this group was already extended once.',
    GROUP_FULL: 'Every place of this group was taken within its window, so it needs no extension.',
    DEPOSIT_NOT_RETURNABLE:
      'Your deposit can be returned only within 30 days after your place was moved to a later group.',
    GROUP_WINDOW_OVER:
      'The formation window of this group is over; its deposits are being refunded.',
  },
  422: {
    WRONG_GROUP_NAME: 'Please type the name of the group as it is shown.',
  },
});
