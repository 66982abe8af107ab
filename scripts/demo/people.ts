import { PLAN_IDS, type PlanId } from '../../src/features/plans/plans.ts';
import { type Inhabitant, inhabitant } from '../../src/server/demo/inhabitants/people.ts';
import { PERSONAS, type PersonaKey } from '../../src/server/demo/personas.ts';

/** An invented person: number n of a list. Nobody real has such an address. */
export function person(list: string, n: number, planId: PlanId = PLAN_IDS[0]): Inhabitant {
  return inhabitant(list, n, { year: 2026, planId });
}

/** One of the personas, with what they enter in forms. */
export function persona(key: PersonaKey): Inhabitant {
  const found = PERSONAS.find((one) => one.key === key);
  if (!found) throw new Error(`there is no persona ${key}`);
  const { email, firstName, lastName, locale } = found;
  const source = locale === 'pt-BR' ? 'imovelnoseua' : 'organic';
  const plan = found.role === 'applicant' ? '650' : '450';
  return { ...person(key, 1, plan), email, firstName, lastName, source };
}
