import { defineErrors } from '#shared/api/app-error.ts';

export const mailErrors = defineErrors({
  404: {
    MAIL_GONE:
      'This mail is gone: mails are deleted after their time of retention, so it cannot be sent again.',
  },
  409: {
    MAIL_QUEUED: 'This mail is queued and will be sent by itself.',
    MAIL_HAS_LINK:
      'Its link works once and for a short time. The person asks for a new one on the page where they asked for this.',
    MAIL_IS_MARKETING: 'Marketing is not sent again by hand: the person may have objected since.',
  },
});
