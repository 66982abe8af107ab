import { z } from 'zod';
import type { Call } from '#shared/api/call.ts';
import { brand } from '#shared/brand.ts';

type Schema = Record<string, unknown>;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
};

const ERROR_SCHEMA: Schema = schemaOf(
  z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
  'output',
);

const ACCESS_SENTENCES = {
  public: 'Anybody may call this.',
  member: 'Needs a signed-in member.',
  admin: 'Needs an admin.',
} as const;

function accessSentence({ access, roles = [] }: Call): string {
  if (roles.length === 0) return ACCESS_SENTENCES[access];
  return `Needs an admin, or one of these roles: ${roles.join(', ')}.`;
}

const FRESH_SENTENCE =
  'Who signed in more than ten minutes ago is refused with FRESH_SIGN_IN_NEEDED; POST /api/identity/confirm makes the sign-in fresh. Who has a second factor and did not show it within these minutes is refused with FACTOR_NEEDED; POST /api/identity/factor shows it.';

const FACTOR_SENTENCE =
  'Who has not shown a second factor in this session is refused with FACTOR_NEEDED or FACTOR_SETUP_NEEDED.';

const OWN_FACTOR_SENTENCE =
  'Who has a second factor and has not shown it in this session is refused with FACTOR_NEEDED.';

const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by the caller for one submission, 8 to 128 characters. The same key again within 24 hours gets the same answer and makes nothing new.',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

/** The OpenAPI description of all calls, made from their contracts. */
export function describeApi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = describeCall(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'Every failed call answers with { code, message, fields?, requestId }.',
    },
    paths,
    components: { schemas: { Error: ERROR_SCHEMA } },
  };
}

function describeCall(call: Call) {
  return {
    summary: call.summary,
    description: [
      accessSentence(call),
      ...(call.needsFactor === true || call.access === 'admin' ? [FACTOR_SENTENCE] : []),
      ...(call.needsFactor === 'if-set' ? [OWN_FACTOR_SENTENCE] : []),
      ...(call.needsFreshSignIn ? [FRESH_SENTENCE] : []),
    ].join(' '),
    tags: [call.tag],
    parameters: [
      ...parametersOf('path', call.params),
      ...parametersOf('query', call.query),
      ...(call.isIdempotent ? [IDEMPOTENCY_HEADER] : []),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
          },
        }
      : {}),
    ...(call.upload
      ? {
          requestBody: {
            required: true,
            description: `The file itself, at most ${call.upload.maxBytes} bytes.`,
            content: binaryContent(call.upload.contentTypes),
          },
        }
      : {}),
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        content: call.responseTypes
          ? binaryContent(call.responseTypes)
          : { 'application/json': { schema: schemaOf(call.response, 'output') } },
      },
      default: {
        description: `Failed${call.errors ? `; besides the common codes: ${call.errors.join(', ')}` : ''}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function binaryContent(contentTypes: readonly string[]) {
  const file = { schema: { type: 'string', format: 'binary' } };
  return Object.fromEntries(contentTypes.map((type) => [type, file]));
}

function parametersOf(place: 'path' | 'query', type: z.ZodType | undefined) {
  if (!type) return [];
  const { properties = {}, required = [] } = schemaOf(type, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

export type ApiDescription = ReturnType<typeof describeApi>;
