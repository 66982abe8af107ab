import type { UnexpectedReason } from '#features/payments/rules.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import type { MoneyKind } from '../money-kinds.ts';
import { MONEY_NAMES, STATUS_NAMES } from '../money-names.ts';
import type { DepositStatus, RefundReason } from '../rules.ts';

/** Labels for where the money of a deposit is. */
export const MONEY_WORDS: Record<MoneyKind, { label: string; text: string; tone: BadgeTone }> = {
  held: { label: MONEY_NAMES.held, text: 'For places in forming groups', tone: 'good' },
  credited: {
    label: MONEY_NAMES.credited,
    text: 'On first contributions of formed groups',
    tone: 'good',
  },
  owed: { label: MONEY_NAMES.owed, text: 'Refund asked for, not made yet', tone: 'waiting' },
  disputed: { label: MONEY_NAMES.disputed, text: 'With a bank that decides', tone: 'bad' },
  refunded: {
    label: MONEY_NAMES.refunded,
    text: 'Went back, or lost in a dispute',
    tone: 'neutral',
  },
};

/** Labels for a deposit without money. */
export const STATUS_WORDS: Record<DepositStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: STATUS_NAMES.pending, tone: 'waiting' },
  completed: { label: STATUS_NAMES.completed, tone: 'good' },
  refunded: { label: STATUS_NAMES.refunded, tone: 'neutral' },
  failed: { label: STATUS_NAMES.failed, tone: 'bad' },
  expired: { label: STATUS_NAMES.expired, tone: 'neutral' },
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
