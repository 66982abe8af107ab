import { toDollars, usd } from '#shared/money.ts';
import type { ApplicationRecord } from '../record.ts';
import type { ApplicationRow } from './application-row.ts';

/** A row as it leaves the server: money in dollars, moments as text, nothing that is ours alone. */
export function toRecord(row: ApplicationRow): ApplicationRecord {
  const {
    userId: _userId,
    monthlyDebtCents,
    acceptsPrivacyPolicy: _privacy,
    acceptsTermsOfUse: _terms,
    understandsDeposit: _deposit,
    source: _source,
    version: _version,
    createdAt,
    updatedAt: _updatedAt,
    ...shown
  } = row;
  return {
    ...shown,
    monthlyDebt: monthlyDebtCents === null ? null : toDollars(usd(monthlyDebtCents)),
    createdAt: createdAt.toISOString(),
  };
}
