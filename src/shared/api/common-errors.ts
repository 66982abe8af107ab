import { defineErrors } from './app-error.ts';

/** Errors that any call can return; a feature's own are in its `errors.ts`. */
export const commonErrors = defineErrors({
  400: {
    BAD_JSON: 'The request body is not valid JSON.',
    UPLOAD_BROKEN: 'The upload was interrupted. Please try again.',
    BAD_IDEMPOTENCY_KEY: 'The Idempotency-Key must be 8 to 128 visible ASCII characters.',
  },
  401: {
    NOT_AUTHENTICATED: 'Please sign in to continue.',
  },
  403: {
    FORBIDDEN: 'You do not have access to this.',
    ROLE_NEEDED: 'Your role does not include this. An admin can do it, or change your role.',
    FRESH_SIGN_IN_NEEDED: 'Please confirm that it is you to continue.',
    FACTOR_NEEDED: 'Please confirm with your second factor to continue.',
    FACTOR_SETUP_NEEDED: 'Please set up a second factor for your account first.',
    FOREIGN_ORIGIN:
      'This request came from another site and was refused. Please use our own pages.',
  },
  404: {
    NOT_FOUND: 'We could not find what you asked for.',
  },
  413: {
    TOO_LARGE: 'This is larger than we can accept. Please send a smaller file or less text.',
  },
  415: {
    UNSUPPORTED_TYPE: 'Please send the request as JSON.',
  },
  422: {
    INVALID_INPUT: 'Some required fields are missing or invalid.',
    IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was already used for a different request.',
  },
  429: {
    TOO_MANY_REQUESTS: 'Too many attempts. Please wait a moment and try again.',
  },
  503: {
    UNAVAILABLE: 'We are briefly unavailable. Nothing was lost; please try again in a moment.',
    PROVIDER_UNAVAILABLE:
      'The payment provider is not responding right now. Please try again in a moment.',
  },
});
