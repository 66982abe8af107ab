import type { ErrorBody, FieldMessages } from './app-error.ts';
import type { Call, CallAnswer, CallArguments, ReadArguments } from './call.ts';

/** A failed call. `message` is '{status}: {response text}'; `userMessage` is what a person reads. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: FieldMessages;
  readonly userMessage: string | undefined;
  readonly requestId: string | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    const body = parseErrorBody(text);
    this.code = body?.code;
    this.fields = body?.fields ?? {};
    this.userMessage = body?.message;
    this.requestId = body?.requestId;
  }
}

function parseErrorBody(text: string): Partial<ErrorBody> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

type HeaderSource = (path: string) => Record<string, string>;
const headerSources = new Set<HeaderSource>();

/** Lets a feature add headers by path, such as the admin's bearer token. */
export function addRequestHeaders(source: HeaderSource): () => void {
  headerSources.add(source);
  return () => headerSources.delete(source);
}

type FailureListener = (path: string, error: ApiError) => void;
const failureListeners = new Set<FailureListener>();

/**
 * Registers a listener for failed requests, such as those of an admin whose session has expired.
 */
export function onRequestFailure(listener: FailureListener): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

type Confirm = (path: string) => Promise<boolean>;
let askToConfirm: Confirm | undefined;
let askForFactor: Confirm | undefined;

/** Lets a feature ask the person to confirm their identity; true when they did. */
export function onFreshSignInNeeded(ask: Confirm): void {
  askToConfirm = ask;
}

/** Lets a feature ask the person for their second factor; true when they used it. */
export function onFactorNeeded(ask: Confirm): void {
  askForFactor = ask;
}

/** The question to the person that can resolve a refusal, by its code. */
function askerFor(error: unknown): Confirm | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'FRESH_SIGN_IN_NEEDED') return askToConfirm;
  return isFactorRefusal(error) ? askForFactor : undefined;
}

/** Whether the server wants a second factor first. */
export function isFactorRefusal({ code }: ApiError): boolean {
  return code === 'FACTOR_NEEDED' || code === 'FACTOR_SETUP_NEEDED';
}

export type RequestOptions = { headers?: Record<string, string>; signal?: AbortSignal };

/** Sends a request: with cookies, body as JSON or a file, failures as ApiError. */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  // A call may require a second factor and a fresh sign-in: each is asked for once.
  const asked = new Set<Confirm>();
  for (;;) {
    try {
      return await requestOnce(method, path, body, options);
    } catch (error) {
      const ask = askerFor(error);
      if (!ask || asked.has(ask) || !(await ask(path))) throw error;
      asked.add(ask);
    }
  }
}

async function requestOnce(
  method: string,
  path: string,
  body: unknown,
  options: RequestOptions,
): Promise<Response> {
  const headers: Record<string, string> = {};
  const file = body instanceof Blob ? body : undefined;
  if (body !== undefined) headers['content-type'] = file?.type || 'application/json';
  for (const source of headerSources) Object.assign(headers, source(path));
  Object.assign(headers, options.headers);
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    ...(body === undefined ? {} : { body: file ?? JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (!response.ok) {
    const text = await response.text();
    const error = new ApiError(response.status, text || response.statusText);
    if (error.code !== 'FRESH_SIGN_IN_NEEDED' && !isFactorRefusal(error)) {
      for (const listener of failureListeners) listener(path, error);
    }
    throw error;
  }
  return response;
}

type LooseArguments = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
};

/** The address of a call with its parameters filled in. */
export function callPath<C extends Call>(call: C, given: CallArguments<C>): string {
  return fillPath(call, given as LooseArguments);
}

/** The address of a read; blank query values are left out. */
export function readAddress<C extends Call>(call: C, given: ReadArguments<C>): string {
  const { params, query = {} } = given as LooseArguments;
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return fillPath(call, { ...(params && { params }), query: Object.fromEntries(filled) });
}

function fillPath(call: Call, { params = {}, query = {} }: LooseArguments): string {
  const path = call.path.replace(
    /\/:(\w+)/g,
    (_, name: string) => `/${encodeURIComponent(String(params[name]))}`,
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Makes a call; its types come from the contract. */
export async function callApi<C extends Call>(
  call: C,
  given: CallArguments<C>,
  options?: RequestOptions,
): Promise<CallAnswer<C>> {
  const { body } = given as LooseArguments;
  const response = await request(call.method, callPath(call, given), body, options);
  return (await response.json()) as CallAnswer<C>;
}
