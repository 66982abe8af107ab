import { defineErrors } from '#shared/api/app-error.ts';

export const mailErrors = defineErrors({
  404: {
    MAIL_GONE: 'This mail was deleted when its retention period ended, so it cannot be sent again.',
  },
  409: {
    MAIL_QUEUED: 'This mail is still in the queue and will be sent automatically.',
    MAIL_HAS_LINK:
      'The link in this mail works once and only for a short time, so the mail is not sent again. The person can ask for a new one where they asked for this one.',
    MAIL_IS_MARKETING: 'Marketing is not sent again by hand: the person may have objected since.',
  },
});
