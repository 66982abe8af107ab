import { PLAN_IDS, type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { LAST_BID_MONTH } from '#features/program-rules/bids.ts';
import * as constants from '#features/program-rules/constants.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import {
  creditOf,
  instalments,
  totalAfter,
  totalOfLast,
} from '#features/program-rules/schedule.ts';
import * as limits from '#features/simulator/engine/reserve-limits.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { INTL_LOCALES, type Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';

/** The figures of one plan, as a reader reads them. */
export type PlanFigures = {
  readonly id: PlanId;
  readonly credit: string;
  readonly monthly: string;
  readonly total: string;
  readonly fund: string;
  readonly administration: string;
  readonly reserve: string;
  readonly minBid: string;
};

/** Every figure of the page, from the constants that the rules are computed with. */
export type Figures = ReturnType<typeof figuresIn>;

/** Formats the figures in a language. The sentences contain no figures of their own. */
export function figuresIn(locale: Locale, { deposit }: ProgramFigures = PROGRAM) {
  const number = new Intl.NumberFormat(INTL_LOCALES[locale], { maximumFractionDigits: 2 });
  const percent = (value: number) => `${number.format(value)}%`;
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const any = new Intl.ListFormat(locale, { type: 'disjunction' });
  const money = (cents: number) => formatMoney(usd(cents), locale);
  const { day, time } = DATES[locale];
  const planFigures = (id: PlanId): PlanFigures => {
    const whole = totalAfter(id, TERM_MONTHS);
    const amounts = [...new Set(instalments(id).map(({ amount }) => amount))].toSorted(
      (a, b) => a - b,
    );
    return {
      id,
      credit: money(creditOf(id)),
      monthly: any.format(amounts.map(money)),
      total: money(whole.amount),
      fund: money(whole.fund),
      administration: money(whole.administration),
      reserve: money(whole.reserve),
      minBid: money(totalOfLast(id, constants.MIN_BID_INSTALMENTS).amount),
    };
  };
  const plans = PLAN_IDS.map(planFigures);
  const lastReminder = constants.REMINDER_DAYS.at(-1) ?? 0;
  const reserveInHomes = PLAN_IDS.map(
    (id) => (constants.GROUP_CAPACITY * totalAfter(id, TERM_MONTHS).reserve) / creditOf(id),
  );
  return {
    plans,
    term: String(TERM_MONTHS),
    years: String(TERM_MONTHS / 12),
    seats: String(constants.GROUP_CAPACITY),
    picks: String(constants.PICKS_A_MONTH),
    deposit: formatMoney(deposit, locale),
    daysBeforeStart: String(constants.DAYS_BEFORE_START),
    firstAutomaticDay: day(constants.AUTOMATIC_PAYMENT_DAYS[0]),
    laterAutomaticDays: all.format(constants.AUTOMATIC_PAYMENT_DAYS.slice(1).map(day)),
    dueDay: day(constants.DUE_DAY),
    cutOffDay: day(constants.CUT_OFF.day),
    cutOffTime: time(constants.CUT_OFF.time),
    closesDay: day(constants.LIST_CLOSES.day),
    closesTime: time(constants.LIST_CLOSES.time),
    heldDay: day(constants.ASSEMBLY_HELD.day),
    heldTime: time(constants.ASSEMBLY_HELD.time),
    biddingDay: day(constants.BIDDING_OPENS_DAY),
    minBid: String(constants.MIN_BID_INSTALMENTS),
    minBidAmounts: any.format(plans.map(({ minBid }) => minBid)),
    lastBidMonth: String(LAST_BID_MONTH),
    banned: String(constants.BID_BAN_ASSEMBLIES),
    startDays: String(constants.BID_START_DAYS),
    successDays: String(constants.BID_SUCCESS_DAYS),
    makeGoodDays: String(constants.BID_MAKE_GOOD_DAYS),
    reminderDays: all.format(constants.REMINDER_DAYS.filter((days) => days > 0).map(String)),
    endDay: String(constants.END_DAY),
    noticeDays: String(constants.END_DAY - lastReminder),
    leavingHours: String(constants.LEAVING_HOURS),
    penalty: percent(constants.PENALTY_PERCENT),
    afterPenalty: percent(100 - constants.PENALTY_PERCENT),
    expenses: percent(constants.EXPENSES_PERCENT),
    targetFrom: String(constants.HOME_TARGET_DAYS.from),
    targetUntil: String(constants.HOME_TARGET_DAYS.until),
    alarm: String(constants.TERMINATIONS_BEFORE_ALARM),
    reserveShares: any.format(plans.map(({ reserve }) => reserve)),
    reserveHomes: number.format(Math.round(Math.min(...reserveInHomes) * 10) / 10),
    carriedLoss: percent(limits.CARRIED_PERCENT_A_YEAR),
    heavyLoss: percent(limits.HEAVY_PERCENT_A_YEAR),
    homesMissing: String(limits.HOMES_MISSING),
  };
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (value: number) => `${value}${ENDINGS[ordinals.select(value)] ?? 'th'}`;
const dayInPortuguese = (value: number) => (value === 1 ? '1º' : String(value));

/** '18:00' as '6 pm' */
function timeInEnglish(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

/** '18:00' as '18h' */
function timeInPortuguese(time: string): string {
  const [hours, minutes] = time.split(':');
  return minutes === '00' ? `${hours}h` : `${hours}h${minutes}`;
}

type Dates = { day: (value: number) => string; time: (time: string) => string };
const DATES: Record<Locale, Dates> = {
  en: { day: ordinal, time: timeInEnglish },
  'pt-BR': { day: dayInPortuguese, time: timeInPortuguese },
};
