/** What operators' commands record: a backup, or a check of ledger, balances and positions. */
export const MAINTENANCE_KINDS = ['backup', 'ledger-check'] as const;
export type MaintenanceKind = (typeof MAINTENANCE_KINDS)[number];
