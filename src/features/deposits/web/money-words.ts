import type { UnexpectedReason } from '#features/payments/rules.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import type { MoneyKind } from '../money-kinds.ts';
import type { DepositStatus, RefundReason } from '../rules.ts';

/** Labels for where the money of a deposit is. */
export const MONEY_WORDS: Record<MoneyKind, { label: string; text: string; tone: BadgeTone }> = {
  held: { label: 'Held', text: 'For places in forming groups', tone: 'good' },
  credited: { label: 'Credited', text: 'On first contributions of formed groups', tone: 'good' },
  owed: { label: 'Owed back', text: 'Refund asked for, not made yet', tone: 'waiting' },
  disputed: { label: 'Disputed', text: 'With a bank that decides', tone: 'bad' },
  refunded: { label: 'Refunded', text: 'Went back, or lost in a dispute', tone: 'neutral' },
};

/** Labels for a deposit without money. */
export const STATUS_WORDS: Record<DepositStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Not paid yet', tone: 'waiting' },
  completed: { label: 'Paid', tone: 'good' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'bad' },
  expired: { label: 'Expired', tone: 'neutral' },
};

export const REFUND_WORDS: Record<RefundReason, string> = {
  group_not_formed: 'its group did not form',
  group_cancelled: 'its group was cancelled',
  moved_to_later_group: 'asked for after a move to a later group',
  application_deleted: 'the application was deleted',
  paid_twice: 'paid twice',
  dispute_lost: 'lost in a dispute',
  by_admin: 'by an admin',
  at_provider: 'made at the payment provider',
};

export const UNEXPECTED_WORDS: Record<UnexpectedReason, string> = {
  wrong_amount: 'Not the amount that was asked for',
  second_payment: 'A second payment for the same thing',
};
