import type { payments } from './tables.ts';

/** A payment as it is stored. */
export type PaymentRow = typeof payments.$inferSelect;
