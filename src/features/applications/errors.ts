import { defineErrors } from '#shared/app-error.ts';

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
  TEXTS_CHANGED: {
    status: 422,
    message:
      'Our agreements changed after you opened this page. Please reload it and read them again.',
  },
});
