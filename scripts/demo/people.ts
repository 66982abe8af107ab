import { PERSONAS, type PersonaKey } from '../../src/server/demo/personas.ts';

const FIRST_NAMES =
  'Ada Alba Alma Amos Ana Ari Bea Ben Cora Dana Davi Dora Edgar Eli Elsa Emma Enzo Eva Finn Flora Gil Hana Hugo Ida Ines Iris Ivan Jade Joel Jose Juan Julia Kai Kira Lara Lena Leo Lia Lina Luis Luna Mara Maya Mila Nadia Nico Nina Noah Nuno Olga Omar Oscar Paula Rafael Rosa Ruth Sara Silas Sofia Tessa Theo Tomas Vera Yara Zoe'.split(
    ' ',
  );

export type Person = { email: string; firstName: string; lastName: string };

/** A fictitious person: number n of a group. Nobody real has such an address. */
export function person(group: string, n: number): Person {
  const firstName = FIRST_NAMES[(n * 7) % FIRST_NAMES.length] as string;
  const email = `${firstName.toLowerCase()}-${n}.${group}@example.com`;
  return { email, firstName, lastName: `Example ${n}` };
}

/** One of the personas. */
export function persona(key: PersonaKey): Person {
  const found = PERSONAS.find((one) => one.key === key);
  if (!found) throw new Error(`there is no persona ${key}`);
  return { email: found.email, firstName: found.name, lastName: 'Example' };
}
