import { toDollars, usd } from '#shared/text/money.ts';
import { type ApplicationRecord, applicationRecord } from '../record.ts';
import type { ApplicationRow } from './application-row.ts';

/**
 * A row as the API returns it: dollars instead of cents, timestamps as text, only the record's
 * fields.
 */
export function toRecord(row: ApplicationRow): ApplicationRecord {
  const { monthlyDebtCents, monthlyRentCents, affordabilityConfirmedAt, createdAt } = row;
  return applicationRecord.parse({
    ...row,
    monthlyDebt: dollarsOf(monthlyDebtCents),
    monthlyRent: dollarsOf(monthlyRentCents),
    affordabilityConfirmedAt: affordabilityConfirmedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  });
}

/** Cents of a column as the API's dollars. */
export const dollarsOf = (cents: number | null): number | null =>
  cents === null ? null : toDollars(usd(cents));
