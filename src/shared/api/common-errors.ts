import { defineErrors } from './app-error.ts';

/** Errors that any call can return; a feature's own are in its `errors.ts`. */
export const commonErrors = defineErrors({
  BAD_JSON: { status: 400, message: 'The request body is not valid JSON.' },
  NOT_AUTHENTICATED: { status: 401, message: 'Please sign in to continue.' },
  FORBIDDEN: { status: 403, message: 'You do not have access to this.' },
  FRESH_SIGN_IN_NEEDED: { status: 403, message: 'Please confirm that it is you to continue.' },
  FACTOR_NEEDED: {
    status: 403,
    message: 'Please show your second factor to continue.',
  },
  FACTOR_SETUP_NEEDED: {
    status: 403,
    message: 'Please set up a second factor for your account first.',
  },
  FOREIGN_ORIGIN: { status: 403, message: 'This request came from another site and was refused.' },
  NOT_FOUND: { status: 404, message: 'We could not find what you asked for.' },
  UPLOAD_BROKEN: { status: 400, message: 'The upload broke off. Please try it again.' },
  TOO_LARGE: { status: 413, message: 'That is larger than we can accept.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Please send the request as JSON.' },
  INVALID_INPUT: { status: 422, message: 'Some required fields are missing or invalid.' },
  BAD_IDEMPOTENCY_KEY: {
    status: 400,
    message: 'The Idempotency-Key must be 8 to 128 visible ASCII characters.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many attempts. Please wait a moment and try again.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'We are briefly unavailable. Nothing was lost; please try again in a moment.',
  },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'The payment provider does not answer right now. Please try again in a moment.',
  },
});
