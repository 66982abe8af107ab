import { z } from 'zod';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';

export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

/** A line of text of the organization, such as its name. */
export const line = () => z.string().trim().min(2, 'must be a few words').max(2000).optional();

/** People as `Name | role | role in Portuguese`, separated by `;`; the roles are optional. */
export const people = z
  .string()
  .default('')
  .transform((text, issue) => {
    const entries = text
      .split(';')
      .map((entry) => entry.split('|').map((part) => part.trim()))
      .filter((parts) => parts.some((part) => part !== ''));
    if (entries.every(([name, ...roles]) => name && roles.length <= 2)) {
      return entries.map(([name = '', role, cargo]) => ({
        name,
        role: role || undefined,
        cargo: cargo || undefined,
      }));
    }
    issue.addIssue('must look like Ana Lima | Director | Diretora; Bo Li | Treasurer');
    return z.NEVER;
  });

export const flag = (fallback: '0' | '1') =>
  z
    .enum(['0', '1'], { error: 'must be 0 or 1' })
    .default(fallback)
    .transform((value) => value === '1');

export const postgresAddress = () =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional();

export const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(fallback);

const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600, d: SECONDS_PER_DAY };

/** A rate such as `30/10m`: how many in how long. */
export const rate = (fallback: string) =>
  z
    .string()
    .regex(
      /^[1-9]\d{0,6}\/[1-9]\d{0,4}[smhd]$/,
      'must look like 30/10m (how many / in how long: s, m, h or d)',
    )
    .default(fallback)
    .transform((text) => {
      const [count, span] = text.split('/') as [string, string];
      const seconds = Number(span.slice(0, -1)) * (UNITS[span.slice(-1)] ?? 1);
      return { limit: Number(count), seconds };
    });

const MIN_SECRET_BYTES = 32;

/** Versioned secrets such as `2:newer,1:older`. */
export const secrets = z.string().transform((text, issue) => {
  const parsed = text.split(',').map((entry) => {
    const [version = '', ...rest] = entry.trim().split(':');
    return { version: /^\d{1,9}$/.test(version) ? Number(version) : -1, value: rest.join(':') };
  });
  const isGood =
    parsed.every(
      ({ version, value }) => version >= 0 && Buffer.byteLength(value) >= MIN_SECRET_BYTES,
    ) && new Set(parsed.map(({ version }) => version)).size === parsed.length;
  if (!isGood) {
    issue.addIssue(
      'must look like 2:newer,1:older, each secret at least 32 bytes and each version once',
    );
  }
  return parsed;
});

export type Rate = { readonly limit: number; readonly seconds: number };
