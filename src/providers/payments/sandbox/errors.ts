/** A refusal in the provider's format. Throwing it rolls back the request. */
export class SandboxRefusal extends Error {
  override readonly name = 'SandboxRefusal';
  readonly status: 400 | 401 | 402 | 404;
  readonly error: Record<string, unknown>;

  constructor(status: 400 | 401 | 402 | 404, error: Record<string, unknown>) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}

export const refusals = {
  badKey: () =>
    new SandboxRefusal(401, {
      type: 'invalid_request_error',
      message: 'Invalid API Key provided.',
    }),
  missing: (kind: string, id: string) =>
    new SandboxRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${kind}: '${id}'`,
      param: kind,
    }),
  badParameter: (param: string, message: string, code = 'parameter_invalid') =>
    new SandboxRefusal(400, { type: 'invalid_request_error', code, message, param }),
  unexpectedState: (status: string, wanted: string) =>
    new SandboxRefusal(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot ${wanted} this PaymentIntent because it has a status of ${status}.`,
    }),
  alreadyRefunded: (charge: string) =>
    new SandboxRefusal(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Charge ${charge} has already been refunded.`,
    }),
  disputed: (charge: string) =>
    new SandboxRefusal(400, {
      type: 'invalid_request_error',
      code: 'charge_disputed',
      message: `Charge ${charge} has been charged back; cannot issue a refund.`,
    }),
  keyReused: (key: string) =>
    new SandboxRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    }),
};
