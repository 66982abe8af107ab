export type FormBody = { [name: string]: string | FormBody };

/** Reads `metadata[reference]=x` as `{ metadata: { reference: 'x' } }`, as the provider's API does. */
export function parseFormBody(text: string): FormBody {
  const body: FormBody = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[?/).filter((part) => part !== '');
    if (path.some((part) => part === '__proto__')) continue;
    let place = body;
    for (const part of path.slice(0, -1)) {
      const inner = place[part];
      const next: FormBody = typeof inner === 'object' ? inner : {};
      place[part] = next;
      place = next;
    }
    const last = path.at(-1);
    if (last !== undefined) place[last] = value;
  }
  return body;
}

export const textOf = (value: FormBody[string] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const groupOf = (value: FormBody[string] | undefined): FormBody =>
  typeof value === 'object' ? value : {};

export const numberOf = (value: FormBody[string] | undefined): number | undefined =>
  typeof value === 'string' ? Number(value) : undefined;

/** The text values of a group, such as metadata. */
export function textsOf(value: FormBody[string] | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groupOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
