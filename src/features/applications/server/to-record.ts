import { toDollars, usd } from '#shared/text/money.ts';
import { type ApplicationRecord, applicationRecord } from '../record.ts';
import type { ApplicationRow } from './application-row.ts';

/**
 * A row as the API returns it: dollars instead of cents, timestamps as text, only the record's
 * fields.
 */
export function toRecord(row: ApplicationRow): ApplicationRecord {
  const { monthlyDebtCents, createdAt } = row;
  return applicationRecord.parse({
    ...row,
    monthlyDebt: monthlyDebtCents === null ? null : toDollars(usd(monthlyDebtCents)),
    createdAt: createdAt.toISOString(),
  });
}
