import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** Something valid for a schema: the first of each choice, one of each list. */
export function sampleOf<S extends z.ZodType>(
  schema: S,
  changes: Partial<z.output<S>> = {},
): z.output<S> {
  const sample = valueFor(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  return schema.parse(Object.assign(sample as object, changes));
}

const TEXTS: Record<string, string> = {
  uuid: '90000000-0000-4000-8000-000000000009',
  'date-time': '2031-04-01T10:00:00.000Z',
  date: '2031-04-01',
  email: 'somebody@example.com',
};

function valueFor(schema: Schema): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return valueFor(choice as Schema);
  const [type] = [schema.type].flat();
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, valueFor(field as Schema)]));
  }
  if (type === 'array') return [valueFor(schema.items as Schema)];
  if (type === 'string') return TEXTS[schema.format ?? ''] ?? 'a text';
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  return Math.max(schema.minimum ?? 0, 0);
}
