import { toDollars, usd } from '#shared/text/money.ts';
import { type ApplicationRecord, applicationRecord } from '../record.ts';
import type { ApplicationRow } from './application-row.ts';

/** A row as it leaves the server: money in dollars, moments as text, only what the record names. */
export function toRecord(row: ApplicationRow): ApplicationRecord {
  const { monthlyDebtCents, createdAt } = row;
  return applicationRecord.parse({
    ...row,
    monthlyDebt: monthlyDebtCents === null ? null : toDollars(usd(monthlyDebtCents)),
    createdAt: createdAt.toISOString(),
  });
}
