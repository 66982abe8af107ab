import { TERM_MONTHS } from '#features/plans/plans.ts';
import type { SimulationConfig } from './config.ts';
import { ACTIVE, CANCELLED, type Group, TERMINATED } from './group.ts';
import { hashBehaviour } from './hash-behaviour.ts';
import type { GroupLife, Month } from './life.ts';
import { playGroup } from './play-group.ts';

/** Plays a group and returns every violated rule; expected to be empty. */
export function auditGroup(config: SimulationConfig): {
  readonly life: GroupLife;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const people = new People(config.members, faults);
  let last: Group | undefined;
  const life = playGroup(config, hashBehaviour(config), (group, month) => {
    last = group;
    checkBooks(group, month, faults);
    people.follow(month);
  });
  if (last) checkEnd(last, life, faults);
  return { life, faults };
}

/** Recomputes every account from the seats' payments, and compares. */
function checkBooks(group: Group, month: Month, faults: string[]): void {
  const expected = { fund: 0, reserve: 0, administration: 0, losses: 0, stillToCome: 0 };
  let [credits, refundsOwed, waiting] = [0, 0, 0];
  const queued = new Set(group.refundQueue);
  for (let seat = 0; seat < group.size; seat++) {
    const status = group.status[seat];
    const paid = group.paid(seat);
    const last = group.lastOwed[seat] as number;
    const fundPaid = group.fundOf(1, paid) + group.fundOf(last + 1, TERM_MONTHS);
    expected.fund +=
      fundPaid + (group.toppedUp[seat] as number) + (group.recovered[seat] as number);
    expected.reserve += group.reserveOf(1, paid) + group.reserveOf(last + 1, TERM_MONTHS);
    expected.reserve -= group.toppedUp[seat] as number;
    expected.administration += group.administrationOf(1, paid);
    expected.administration += group.administrationOf(last + 1, TERM_MONTHS);
    if (group.awardedIn[seat] !== 0) credits += group.schedule.credit;
    if (status === ACTIVE) {
      expected.stillToCome += group.fundOf(paid + 1, last) + group.reserveOf(paid + 1, last);
      if (group.awardedIn[seat] === 0) waiting += group.schedule.credit;
    } else if (status === CANCELLED) {
      if (group.isDrawn[seat] === 1 && !queued.has(seat)) expected.fund -= fundPaid;
      else refundsOwed += fundPaid;
    } else if (status === TERMINATED) {
      expected.losses += group.schedule.credit - fundPaid;
    }
  }
  const complain = (what: string) => faults.push(`month ${month.m}: ${what}`);
  if (group.fund !== expected.fund - credits) complain('fund does not balance');
  if (group.reserve !== expected.reserve) complain('reserve does not balance');
  if (group.administration + group.deferred !== expected.administration) {
    complain('administration does not balance');
  }
  const inBooks = group.fund + group.reserve + group.administration + group.deferred;
  if (group.cashIn !== inBooks + group.creditsOut + group.refundsOut) complain('cash is missing');
  if (group.creditsOut !== credits) complain('credits do not balance');
  if (group.stillToCome !== expected.stillToCome) complain('what is to come is wrong');
  if (month.obligations !== waiting + refundsOwed) complain('obligations are wrong');
  for (const name of ['fund', 'reserve', 'admin', 'deferred'] as const) {
    if (month[name] < 0) complain(`${name} is negative`);
  }
}

/** Tracks each person: nobody is served, refunded or ended twice, or in the wrong order. */
class People {
  private readonly awarded: Uint8Array;
  private readonly ended: Uint8Array;
  private readonly refunded: Uint8Array;
  private readonly faults: string[];
  private made = 0;

  constructor(members: number, faults: string[]) {
    this.awarded = new Uint8Array(members);
    this.ended = new Uint8Array(members);
    this.refunded = new Uint8Array(members);
    this.faults = faults;
  }

  follow(month: Month): void {
    for (const seat of month.cancelled) {
      this.once(this.ended, seat, month, 'ended');
      if (this.awarded[seat] === 1) this.complain(month, `seat ${seat} cancelled with a home`);
    }
    for (const seat of month.terminated) {
      this.once(this.ended, seat, month, 'ended');
      if (this.awarded[seat] === 0) this.complain(month, `seat ${seat} terminated without a home`);
    }
    for (const [seat] of month.awards) {
      this.once(this.awarded, seat, month, 'awarded');
      if (this.ended[seat] === 1) this.complain(month, `seat ${seat} awarded after its end`);
    }
    for (const seat of month.refunds) {
      this.once(this.refunded, seat, month, 'refunded');
      if (this.ended[seat] === 0) this.complain(month, `seat ${seat} refunded while active`);
      if (this.awarded[seat] === 1) this.complain(month, `seat ${seat} refunded with a home`);
    }
    this.made += month.awards.length;
    if (this.made > 2 * month.m) this.complain(month, 'more homes than two a month');
  }

  private once(seen: Uint8Array, seat: number, month: Month, what: string): void {
    if (seen[seat] === 1) this.complain(month, `seat ${seat} ${what} twice`);
    seen[seat] = 1;
  }

  private complain(month: Month, what: string): void {
    this.faults.push(`month ${month.m}: ${what}`);
  }
}

/** At completion: everybody who stayed is served if the losses are within the reserve. */
function checkEnd(group: Group, life: GroupLife, faults: string[]): void {
  const { closing, warnings } = life;
  let reservePaid = 0;
  for (let seat = 0; seat < group.size; seat++) {
    reservePaid += group.reserveOf(1, group.paid(seat));
    reservePaid += group.reserveOf((group.lastOwed[seat] as number) + 1, TERM_MONTHS);
  }
  const paid = closing.claimsPaid.reduce((sum, [, , , cents]) => sum + cents, 0);
  const isWithinReserve = life.losses <= reservePaid;
  if (isWithinReserve !== (paid === closing.claims)) {
    faults.push(
      isWithinReserve
        ? 'losses are within the reserve, and somebody is not served'
        : 'claims are paid with money that is not there',
    );
  }
  if (paid < closing.claims && warnings.firstUncovered === 0) faults.push('nobody was warned');
  const reserveOfTerm = group.size * group.reserveOf(1, TERM_MONTHS);
  if (closing.terminated >= 5 && life.losses > reserveOfTerm && warnings.firstAlarm === 0) {
    faults.push('the early alarm never rang');
  }
  if (closing.finishers > 0 && paid + closing.sharesTotal !== closing.money) {
    faults.push('something is left behind at completion');
  }
  if (closing.shareMax - closing.shareMin > 1)
    faults.push('equal shares differ by more than a cent');
  const people = closing.finishers + closing.cancelled + closing.terminated;
  if (people !== group.size) faults.push('somebody is lost');
  if (life.at240.deferred !== 0) faults.push('prepaid administration is left');
}
