import { vi } from 'vitest';
import type { AppError, ErrorBody } from '#shared/api/app-error.ts';
import type { Call, CallAnswer } from '#shared/api/call.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { fieldMessages } from '#shared/api/field-messages.ts';
import { pageLocale } from '#ui/language/page-locale.ts';

/** What a component sent with a call. */
type Sent = { call: Call; path: string; body: unknown };
type Answer = () => Response | Promise<Response>;

const answers = new Map<Call, Answer>();
let sent: Sent[] = [];
let unanswered: string[] = [];
let isOnline = true;
let refusedWrites: string | undefined;

/** Answers a call from now on; the answer has to be one that its contract allows. */
export function reply<C extends Call>(call: C, answer: CallAnswer<C>): void {
  call.response.parse(answer);
  answers.set(call, () => Response.json(answer, { status: call.status ?? 200 }));
}

/** Refuses a call from now on, as the server does: with the code and sentence of its error. */
export function refuse(call: Call, error: AppError): void {
  const isKnown = error.code in commonErrors || call.errors?.includes(error.code);
  if (!isKnown) throw new Error(`The contract of ${nameOf(call)} has no ${error.code}.`);
  answers.set(call, () => refusal(error));
}

/** Refuses whatever is sent that no test answers: the server's last word on any form. */
export function refuseWrites(message: string): void {
  refusedWrites = message;
}

/** Holds the answer of a call back until `arrive` is called. */
export function slow<C extends Call>(call: C, answer: CallAnswer<C>): { arrive: () => void } {
  reply(call, answer);
  const { promise, resolve } = Promise.withResolvers<void>();
  const later = answers.get(call) as Answer;
  answers.set(call, () => promise.then(later));
  return { arrive: resolve };
}

/** From now on no request reaches the server. */
export function offline(): void {
  isOnline = false;
}

export function online(): void {
  isOnline = true;
}

/** The bodies that were sent with a call, the oldest first. */
export const bodiesOf = (call: Call): unknown[] =>
  sent.filter((one) => one.call === call).map(({ body }) => body);

/** Replaces `fetch` until the end of the test. */
export function startFakeApi(): void {
  answers.clear();
  sent = [];
  unanswered = [];
  isOnline = true;
  refusedWrites = undefined;
  vi.stubGlobal('fetch', answer);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
}

/** The requests that no test expected. */
export const unansweredRequests = (): readonly string[] => unanswered;

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (!isOnline) throw new TypeError('Failed to fetch');
  const { method = 'GET' } = init;
  const found = [...answers].find(([call]) => call.method === method && pathOf(call).test(path));
  if (!found && refusedWrites && method !== 'GET') {
    const body: ErrorBody = { code: 'REFUSED', message: refusedWrites, requestId: 'of-a-test' };
    return Response.json(body, { status: 409 });
  }
  if (!found) {
    unanswered.push(`${method} ${path}`);
    throw new TypeError('Failed to fetch');
  }
  const [call, give] = found;
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  sent.push({ call, path, body });
  // What the contract does not accept, the server refuses beside the fields.
  const checked = call.body?.safeParse(body);
  if (checked && !checked.success) {
    return refusal(
      commonErrors.INVALID_INPUT({ fields: fieldMessages(checked.error, pageLocale()) }),
    );
  }
  return give();
}

function refusal({ code, message, status, fields }: AppError): Response {
  const body: ErrorBody = { code, message, ...(fields ? { fields } : {}), requestId: 'of-a-test' };
  return Response.json(body, { status });
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

const pathOf = ({ path }: Call) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`);
