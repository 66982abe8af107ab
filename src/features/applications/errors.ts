import { defineErrors } from '#shared/api/app-error.ts';

export const applicationErrors = defineErrors({
  403: {
    EMAIL_NOT_VERIFIED: 'Please verify your email address first. We can send you the link again.',
  },
  404: {
    APPLICATION_REQUIRED: 'Please submit your application first.',
    APPLICATION_NOT_FOUND: 'This application no longer exists.',
  },
  409: {
    APPLICATION_EXISTS:
      'Application already exists for this email address. Sign in to continue with it.',
    APPLICATION_CHANGED:
      'This application changed since you opened it. Nothing was saved; please look again.',
  },
  422: {
    TEXTS_CHANGED:
      'Our agreements changed after you opened this page. Please reload it and read them again.',
    AFFORDABILITY_UNCONFIRMED:
      'By your figures this plan leaves you little each month. Please confirm that you can pay it.',
  },
});
