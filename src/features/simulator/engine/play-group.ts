import { TERM_MONTHS } from '#features/plans/plans.ts';
import { balanceOf, isAlarming, isCovered } from '#features/program-rules/health.ts';
import { picksAllowed } from '#features/program-rules/selection.ts';
import type { Behaviour } from './behaviour.ts';
import { closeGroup } from './close.ts';
import { bookRecoveriesOf, collect, endSeatsInArrears, topUpTerminated } from './collect.ts';
import { planOf, type SimulationConfig } from './config.ts';
import { Group } from './group.ts';
import { hashBehaviour } from './hash-behaviour.ts';
import type { GroupLife, Month } from './life.ts';
import { payRefunds, select } from './select.ts';

/** Plays a whole group, month by month, by the rules of the program. */
export function playGroup(
  config: SimulationConfig,
  behaviour: Behaviour = hashBehaviour(config),
  afterMonth?: (group: Group, month: Month) => void,
): GroupLife {
  const group = new Group(planOf(config), config.members);
  const months: Month[] = [];
  const warnings = { firstUncovered: 0, firstAlarm: 0, firstMissedPick: 0 };
  for (let m = 1; m <= TERM_MONTHS; m++) {
    const month = playMonth(group, m, behaviour);
    months.push(month);
    afterMonth?.(group, month);
    if (!isCovered(month)) warnings.firstUncovered ||= m;
    if (isAlarmRinging(group, m)) warnings.firstAlarm ||= m;
    if (group.waiting > 0 && picksAllowed(m + 1, group.made) > 2) warnings.firstMissedPick ||= m;
  }
  const { fund, reserve, administration: admin, deferred, made } = group;
  const at240 = { fund, reserve, admin, deferred, made };
  const closing = closeGroup(group, behaviour);
  // Seats that stop in the last months are ended only now.
  if (closing.money < closing.claims) warnings.firstUncovered ||= TERM_MONTHS;
  if (isAlarmRinging(group, TERM_MONTHS)) warnings.firstAlarm ||= TERM_MONTHS;
  return { months, at240, closing, warnings, eligible: group.eligible, losses: group.losses };
}

function isAlarmRinging(group: Group, month: number): boolean {
  return isAlarming({
    month,
    terminations: group.terminatedSeats.length,
    losses: group.losses,
    reserveOfTerm: group.size * (group.schedule.reserve[TERM_MONTHS] as number),
  });
}

function playMonth(group: Group, m: number, behaviour: Behaviour): Month {
  bookRecoveriesOf(group, m);
  collect(group, m, behaviour);
  const { cancelled, terminated } = endSeatsInArrears(group, m, behaviour);
  topUpTerminated(group, m);
  const earlierRefunds = payRefunds(group);
  const { picks, unpaidBids } = select(group, m, behaviour);
  const laterRefunds = payRefunds(group);
  const refunds = earlierRefunds.length === 0 ? laterRefunds : [...earlierRefunds, ...laterRefunds];
  const { assets, obligations } = balanceOf({
    fund: group.fund,
    reserve: group.reserve,
    stillToCome: group.stillToCome,
    expectedRecoveries: group.expectedRecoveries,
    creditsOfWaiting: group.waiting * group.schedule.credit,
    refundsOfCancelled: group.refundsOfCancelled,
  });
  return {
    m,
    awards: picks.map(({ seat, kind, bid }) => [
      seat,
      kind,
      group.schedule.credit,
      bid ? group.amountOf(TERM_MONTHS - bid.instalments + 1, TERM_MONTHS) : 0,
    ]),
    refunds,
    cancelled,
    terminated,
    unpaidBids,
    fund: group.fund,
    reserve: group.reserve,
    admin: group.administration,
    deferred: group.deferred,
    cashIn: group.cashIn,
    assets,
    obligations,
  };
}
