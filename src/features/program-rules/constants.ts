/**
 * The figures of the program's rules (docs/program.md) that are not derived, each once. No imports,
 * so that a public page can show them without loading date code.
 */

/** What reserves a spot. What somebody has paid is read from their record, never from here. */
export const DEPOSIT_CENTS = 200_00;

/** Days a group has to fill, and the days by which the cooperative may extend them once. */
export const WINDOW_DAYS = 120;
export const EXTENSION_DAYS = 30;
/** How long somebody who was moved to a later group may ask for the deposit back. */
export const RETURN_DAYS = 30;

/** The fewest days between a group's formation and its month 1. */
export const DAYS_BEFORE_START = 20;

/** Days of a month, and the hour in Utah where one counts. A weekend or a holiday moves none. */
export const DUE_DAY = 5;
/** When an automatic payment is tried: first, second and last time. */
export const AUTOMATIC_PAYMENT_DAYS = [1, 4, 8] as const;
export const CUT_OFF = { day: 14, time: '18:00' } as const;
export const LIST_CLOSES = { day: 15, time: '17:00' } as const;
export const ASSEMBLY_HELD = { day: 15, time: '18:00' } as const;
/** Of the month before; for month 1 bidding opens at formation. */
export const BIDDING_OPENS_DAY = 16;

/** Homes a group acquires each month: one by lottery and one by bid, or two by lottery. */
export const PICKS_A_MONTH = 2;
/** Seats of a full group: the picks of all 240 months (`TERM_MONTHS` of `plans`). */
export const GROUP_CAPACITY = 480;

/** The fewest instalments a bid may have: the first number that reaches half of the credit. */
export const MIN_BID_INSTALMENTS = 96;
/** A member who did not pay a winning bid may not bid in this many further assemblies. */
export const BID_BAN_ASSEMBLIES = 3;

/** Business days to start the payment of a held bid, further ones until it has to succeed. */
export const BID_START_DAYS = 5;
export const BID_SUCCESS_DAYS = 5;
/** Business days to make a bid's money good that came back. */
export const BID_MAKE_GOOD_DAYS = 5;

/** Days after the due date on which a member who has not paid is reminded (rule 11). */
export const REMINDER_DAYS = [0, 3, 10, 30, 60, 80] as const;
/** Days after the due date at which the seat is cancelled, or terminated after an award. */
export const END_DAY = 90;

/** Hours after which a member's wish to leave, or to hand an award back, takes effect (rule 13). */
export const LEAVING_HOURS = 72;
/** What a member who leaves after an award loses of the fund part. */
export const PENALTY_PERCENT = 5;
/** Documented expenses of a purchase are paid up to this share of the credit. */
export const EXPENSES_PERCENT = 10;
/** A home is paid this many days after the selection. */
export const HOME_TARGET_DAYS = { from: 30, until: 60 } as const;

/** Fewer terminations than this do not predict the rest of the term. */
export const TERMINATIONS_BEFORE_ALARM = 5;
