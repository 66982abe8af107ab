import { formatDeadline, formatInstant } from '#features/assemblies/checking/format-instant.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import type { Formats } from '#ui/language/use-formats.ts';
import type { SeatState } from '../seat-state.ts';
import type { homeTexts } from './texts.ts';

/** A state in words: a title, one sentence or two, and the one next action. */
export type SaidState = { title: string; lines: string[]; action: string; href: string };

const PAY = '/dashboard/contributions#pay';
const ASSEMBLIES = '/dashboard/assemblies';
const HOME = '/dashboard/home';
const LEAVING = '/dashboard/leaving';
const BANK_DETAILS = '/dashboard/bank-details';

export function sayState(
  state: SeatState,
  { states, owesGroup }: TextsIn<typeof homeTexts>,
  { locale, dollars, date }: Formats,
): SaidState {
  switch (state.kind) {
    case 'before':
    case 'nothing-due': {
      const { title, text, action } = states[state.kind];
      const lines = [text(dollars(state.amountCents), date(state.dueOn))];
      return { title, lines, action, href: state.kind === 'before' ? PAY : ASSEMBLIES };
    }
    case 'finished': {
      const { title, text, action } = states.finished;
      return { title, lines: [text], action, href: '/dashboard/statements' };
    }
    case 'due': {
      const { title, text, automatic, action, seeAutomatic } = states.due;
      const amount = dollars(state.amountCents);
      return state.chargedOn
        ? {
            title,
            lines: [automatic(amount, date(state.chargedOn))],
            action: seeAutomatic,
            href: '/dashboard/contributions',
          }
        : { title, lines: [text(amount, date(state.dueOn))], action, href: PAY };
    }
    case 'processing': {
      const { title, text, action } = states.processing;
      const lines = [text(dollars(state.amountCents))];
      return { title, lines, action, href: '/dashboard/contributions' };
    }
    case 'late':
      return sayLate(state, states.late, { dollars, date });
    case 'bid-placed': {
      const { title, text, action } = states['bid-placed'];
      const lines = [text(state.month, formatInstant(state.heldAt, locale))];
      return { title, lines, action, href: ASSEMBLIES };
    }
    case 'bid-held': {
      const { title, start, pay, action } = states['bid-held'];
      const by = formatDeadline(state.payBy, locale);
      const lines = [(state.isStarted ? pay : start)(state.instalments, by)];
      return { title, lines, action, href: ASSEMBLIES };
    }
    case 'credit-held': {
      const { title, text, action } = states['credit-held'];
      return { title, lines: [text], action, href: ASSEMBLIES };
    }
    case 'selected': {
      const { title, waiting, actions, waitingAction } = states.selected;
      const isOwn = state.turn === 'member';
      const text = isOwn ? states.selected[state.step] : waiting;
      const action = isOwn ? actions[state.step] : waitingAction;
      return { title, lines: [text(date(state.by))], action, href: HOME };
    }
    case 'buying': {
      const { title, member, action } = states.buying;
      const lines = [
        ...(state.turn === 'member' ? [member] : []),
        states.buying[state.step](date(state.by)),
      ];
      return { title, lines, action, href: HOME };
    }
    case 'home-paid': {
      const { title, text, next, done, action } = states['home-paid'];
      const follows = state.next
        ? next(dollars(state.next.amountCents), date(state.next.dueOn))
        : done;
      return { title, lines: [text(date(state.paidOn)), follows], action, href: HOME };
    }
    case 'leaving': {
      const { titles, text, unconfirmed, action } = states.leaving;
      const when = formatInstant(state.takesEffectAt, locale);
      const lines = [state.isUnconfirmed ? unconfirmed : text(when)];
      return { title: titles[state.option], lines, action, href: LEAVING };
    }
    case 'left':
      return sayLeft(state, { ...states.left, owesGroup }, dollars);
    case 'left-before-start': {
      const { title, text, otherwise, action } = states['left-before-start'];
      return { title, lines: [text, otherwise], action, href: BANK_DETAILS };
    }
    case 'closed': {
      return sayClosed(state, { ...states.closed, owesGroup }, dollars);
    }
    case 'terminated': {
      const { title, owes, text, action } = states.terminated;
      const lines = [state.owesCents > 0 ? owes(dollars(state.owesCents)) : text];
      return { title, lines, action, href: LEAVING };
    }
    case 'completed': {
      const { title, text, action } = states.completed;
      const owes = state.owesCents > 0 ? [owesGroup(dollars(state.owesCents))] : [];
      return { title, lines: [text, ...owes], action, href: LEAVING };
    }
  }
}

type States = TextsIn<typeof homeTexts>['states'];
type Of<K extends SeatState['kind']> = Extract<SeatState, { kind: K }>;

function sayLate(
  state: Of<'late'>,
  texts: States['late'],
  { dollars, date }: Pick<Formats, 'dollars' | 'date'>,
): SaidState {
  const { amountCents, since, endsOn, pausedUntil, endsAs } = state;
  return {
    title: texts.title,
    lines: [
      texts.text(dollars(amountCents), date(since)),
      ...(endsAs === 'cancelled' ? [texts.sitsOut] : []),
      ...(pausedUntil
        ? [texts.paused(date(pausedUntil))]
        : endsOn
          ? [texts.ends[endsAs](date(endsOn))]
          : []),
    ],
    action: texts.action,
    href: PAY,
  };
}

/** The sentence about a debt, which more than one state has. */
type Owing = Pick<TextsIn<typeof homeTexts>, 'owesGroup'>;

function sayLeft(
  { refund, owesCents }: Of<'left'>,
  texts: States['left'] & Owing,
  dollars: Formats['dollars'],
): SaidState {
  const { title } = texts;
  const owed = owesCents > 0 ? [texts.owesGroup(dollars(owesCents))] : [];
  const lines = refund ? [sayRefund(refund, texts, dollars), ...owed] : owed;
  if (refund?.state === 'owed') {
    return { title, lines, action: texts.bankAction, href: BANK_DETAILS };
  }
  const said = lines.length > 0 ? lines : [texts.none];
  return { title, lines: said, action: texts.action, href: LEAVING };
}

function sayRefund(
  { state, cents, place }: NonNullable<Of<'left'>['refund']>,
  texts: States['left'],
  dollars: Formats['dollars'],
): string {
  const amount = dollars(cents);
  if (state === 'undrawn') return texts.undrawn(amount);
  if (state === 'drawn') return texts.drawn(amount, place ?? 1);
  return state === 'paid' ? texts.paid(amount) : texts.owed(amount);
}

function sayClosed(
  { how, owesCents }: Of<'closed'>,
  { titles, text, owesGroup, replaced, action, bankAction }: States['closed'] & Owing,
  dollars: Formats['dollars'],
): SaidState {
  const title = titles[how];
  // Who was replaced has no statement, only a payout.
  if (how === 'replaced')
    return { title, lines: [replaced], action: bankAction, href: BANK_DETAILS };
  const line = owesCents > 0 ? owesGroup(dollars(owesCents)) : text;
  return { title, lines: [line], action, href: LEAVING };
}
