import { defineErrors } from '#shared/api/app-error.ts';

export const applicationErrors = defineErrors({
  APPLICATION_EXISTS: {
    status: 409,
    message: 'Application already exists for this email address. Sign in to continue with it.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: 'Please verify your email address first. We can send you the link again.',
  },
  APPLICATION_REQUIRED: { status: 404, message: 'Please submit your application first.' },
  APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist any more.' },
  APPLICATION_CHANGED: {
    status: 409,
    message: 'This application changed since you opened it. Nothing was saved; please look again.',
  },
  TEXTS_CHANGED: {
    status: 422,
    message:
      'Our agreements changed after you opened this page. Please reload it and read them again.',
  },
});
