import {
  ASSUMPTIONS,
  type Assumptions,
  clamp,
  DEFAULTS,
  FIELDS,
  mapFields,
} from './assumptions.ts';

const PLAN_PARAM = 'plan';

// Stricter than Number(), which reads '', ' ' and '0x10' as numbers too.
const decimal = /^\d+(\.\d+)?$/;

/** Reads assumptions from an untrusted address: invalid values become the default. */
export function assumptionsFromQuery(query: URLSearchParams): Assumptions {
  return {
    plan: query.get(PLAN_PARAM) === '650' ? '650' : '450',
    ...mapFields((name) => {
      const text = query.get(FIELDS[name].param) ?? '';
      return clamp(name, decimal.test(text) ? Number(text) : Number.NaN);
    }),
  };
}

/** Writes what differs from the defaults. */
export function assumptionsToQuery(assumptions: Assumptions): URLSearchParams {
  const query = new URLSearchParams();
  if (assumptions.plan !== DEFAULTS.plan) query.set(PLAN_PARAM, assumptions.plan);
  for (const name of ASSUMPTIONS) {
    const value = clamp(name, assumptions[name]);
    if (value !== FIELDS[name].default) query.set(FIELDS[name].param, String(value));
  }
  return query;
}

/**
 * Puts the assumptions into an address and keeps other parameters, such as a visitor's campaign.
 */
export function mergeQuery(current: URLSearchParams, assumptions: Assumptions): URLSearchParams {
  const merged = new URLSearchParams(current);
  for (const param of [PLAN_PARAM, ...ASSUMPTIONS.map((name) => FIELDS[name].param)]) {
    merged.delete(param);
  }
  for (const [param, value] of assumptionsToQuery(assumptions)) merged.set(param, value);
  return merged;
}
