import { TERM_MONTHS } from '#features/plans/plans.ts';
import { balanceOf, isAlarming, isCovered } from '#features/programme/health.ts';
import { picksAllowed } from '#features/programme/selection.ts';
import type { Behaviour } from './behaviour.ts';
import { closeGroup } from './close.ts';
import { bookRecoveriesOf, collect, endSeatsInArrears, topUpTerminated } from './collect.ts';
import { planOf, type SimulationConfig } from './config.ts';
import { at, Group } from './group.ts';
import { hashBehaviour } from './hash-behaviour.ts';
import type { GroupLife, Month } from './life.ts';
import { payRefunds, select } from './select.ts';

/** Plays a whole group, month by month, by the rules of the programme. */
export function playGroup(
  config: SimulationConfig,
  behaviour: Behaviour = hashBehaviour(config),
): GroupLife {
  const group = new Group(planOf(config), config.members);
  const reserveOfTerm = group.size * at(group.schedule.reserve, TERM_MONTHS);
  const months: Month[] = [];
  const warnings = { firstUncovered: 0, firstAlarm: 0, firstMissedPick: 0 };
  for (let m = 1; m <= TERM_MONTHS; m++) {
    const month = playMonth(group, m, behaviour);
    months.push(month);
    if (!isCovered(month)) warnings.firstUncovered ||= m;
    const terminations = group.terminatedSeats.length;
    if (isAlarming({ month: m, terminations, losses: group.losses, reserveOfTerm })) {
      warnings.firstAlarm ||= m;
    }
    if (group.waiting > 0 && picksAllowed(m + 1, group.made) > 2) warnings.firstMissedPick ||= m;
  }
  const { fund, reserve, administration: admin, deferred, made } = group;
  const at240 = { fund, reserve, admin, deferred, made };
  return { months, at240, closing: closeGroup(group, behaviour), warnings };
}

function playMonth(group: Group, m: number, behaviour: Behaviour): Month {
  bookRecoveriesOf(group, m);
  collect(group, m, behaviour);
  const { cancelled, terminated } = endSeatsInArrears(group, m, behaviour);
  topUpTerminated(group, m);
  const earlierRefunds = payRefunds(group);
  const { picks, unpaidBids } = select(group, m, behaviour);
  const refunds = [...earlierRefunds, ...payRefunds(group)];
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
    unpaidBids: [...unpaidBids],
    fund: group.fund,
    reserve: group.reserve,
    admin: group.administration,
    deferred: group.deferred,
    cashIn: group.cashIn,
    assets,
    obligations,
  };
}
