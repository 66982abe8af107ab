/** The HTTP statuses an error may have. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

export type ErrorDefinition = { readonly status: ErrorStatus; readonly message: string };

/** Field name → the sentence shown beside it. Nested fields use dots: `address.city`. */
export type FieldMessages = Record<string, string>;

/** The product's error class: a message for people and a code for programs. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  readonly status: ErrorStatus;
  readonly fields: FieldMessages | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(
    code: string,
    definition: ErrorDefinition,
    details: { fields?: FieldMessages; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(definition.message, { cause: details.cause });
    this.code = code;
    this.status = definition.status;
    this.fields = details.fields;
    this.headers = details.headers;
  }

  /** The same error, its sentence shown beside the named field. */
  at(field: string): AppError {
    return new AppError(
      this.code,
      { status: this.status, message: this.message },
      { fields: { ...this.fields, [field]: this.message } },
    );
  }
}

type Catalogue = { readonly [S in ErrorStatus]?: Readonly<Record<string, string>> };
type CodesOf<C> = { [S in keyof C]: keyof C[S] }[keyof C];
type Details = ConstructorParameters<typeof AppError>[2];

/** Turns a catalogue, status → code → sentence, into constructors: `errors.EMAIL_TAKEN()`. */
export function defineErrors<const C extends Catalogue>(catalogue: C) {
  const constructors = Object.entries(catalogue).flatMap(([status, sentences]) =>
    Object.entries(sentences).map(([code, message]) => [
      code,
      (details?: Details) =>
        new AppError(code, { status: Number(status) as ErrorStatus, message }, details),
    ]),
  );
  return Object.fromEntries(constructors) as Record<
    CodesOf<C> & string,
    (details?: Details) => AppError
  >;
}

/** The response body of every failed call. */
export type ErrorBody = {
  code: string;
  message: string;
  fields?: FieldMessages;
  requestId: string;
};
