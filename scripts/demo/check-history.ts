import { readAwardOf } from '../../src/features/awards/server/read-awards.ts';
import { PERSONAS, type PersonaKey } from '../../src/server/demo/personas.ts';
import type { LifeWorld } from '../../src/testing/lives/life-world.ts';
import {
  findDrawFaults,
  findLedgerFault,
  findStatementFaults,
} from '../../src/testing/lives/verify-life.ts';
import { MONTHS } from './dates.ts';
import { LEFT_IN, type RunningGroup } from './group-450.ts';
import { persona } from './people.ts';

/** Refuses a history with a fault in ledger, draws or statements. */
export async function checkHistory({ context }: LifeWorld, running: RunningGroup): Promise<void> {
  const { group } = running;
  const faults = [(await findLedgerFault(context)) ?? []].flat();
  faults.push(...(await findDrawFaults(context, group, MONTHS)));
  for (const seat of await running.seats()) {
    faults.push(...(await findStatementFaults(context, group, seat)));
  }
  refuse(faults);
}

/** Refuses a history in which a persona is not in the state it demonstrates. */
export async function checkPersonas({ context }: LifeWorld, running: RunningGroup): Promise<void> {
  const seats = await running.seats();
  const faults: string[] = [];
  const find = (key: PersonaKey) => {
    const seat = seats.find(({ session }) => session.email === persona(key).email);
    if (!seat) throw new Error(`${key} has no seat`);
    return seat;
  };
  const expect = (key: PersonaKey, isAsExpected: boolean) => {
    const { status, paid } = find(key);
    if (isAsExpected) return;
    faults.push(`${key} is ${status} with ${paid} instalments: another seed may help`);
  };
  const onTime = find('onTime');
  expect('onTime', onTime.status === 'active' && onTime.paid >= MONTHS);
  const brazilian = find('brazilian');
  expect('brazilian', brazilian.status === 'active' && brazilian.paid >= MONTHS);
  const inArrears = find('inArrears');
  expect('inArrears', inArrears.status === 'active' && inArrears.paid === MONTHS - 2);
  expect('left', find('left').status === 'cancelled');
  for (const [key, step] of [
    ['justWon', 'papers'],
    ['buying', 'appraisal'],
  ] as const) {
    const award = await readAwardOf(context, find(key).membershipId);
    expect(key, find(key).status === 'awarded' && award?.step === step);
  }
  refuse(faults);
}

/** A persona was drawn by lot, and so cannot show what it is to show: another seed may help. */
export class PersonaDrawn extends Error {}

/** Until which month a persona's seat has to wait for its home. */
const WAITS_UNTIL: Partial<Record<PersonaKey, number>> = {
  onTime: MONTHS,
  brazilian: MONTHS,
  inArrears: MONTHS,
  justWon: MONTHS - 1,
  buying: MONTHS - 2,
  left: LEFT_IN - 1,
};

/** Ends a history as soon as a persona is selected too early. */
export async function requireWaiting(running: RunningGroup, month: number): Promise<void> {
  for (const { session, status } of await running.seats()) {
    const key = PERSONAS.find(({ email }) => email === session.email)?.key;
    const until = key && WAITS_UNTIL[key];
    if (until && month <= until && status !== 'active') {
      throw new PersonaDrawn(`${key} was selected in month ${month}`);
    }
  }
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`the history has faults:\n${faults.join('\n')}`);
}
