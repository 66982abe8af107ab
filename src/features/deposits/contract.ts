import { z } from 'zod';

/** A deposit as its owner and admins see it. */
export const depositRecord = z.object({
  id: z.uuid(),
  userId: z.string().nullable(),
  /** Dollars. */
  amount: z.number(),
  status: z.enum(['pending', 'completed', 'refunded', 'failed', 'expired']),
  createdAt: z.iso.datetime(),
  clientSecret: z.string().nullable(),
});
export type DepositRecord = z.output<typeof depositRecord>;
