import { afterEach, describe, expect, it } from 'vitest';
import { ARE_FAULTS_ASKED_FOR } from '../fault-options.ts';
import { calm } from './choose-case.ts';
import { depositSubject } from './deposit-subject.ts';
import type { MutantName } from './mutants.ts';
import { LIMIT_MS, playCases, setStage } from './play-cases.ts';
import { type Case, runCase } from './run-case.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});
const stageOf = (mutant?: MutantName) => setStage((end) => endings.push(end), mutant);

describe('a deposit, at whichever step the process dies', () => {
  it(
    'ends as the provider says: one charge, one place, one mail, a balanced ledger',
    async () => {
      const { traces, broken, strikes } = await playCases(await stageOf(), depositSubject);
      expect(traces.pay).toContain('insert into ledger_entries');
      expect(traces.refund).toContain('insert into payment_refunds');
      expect(broken).toEqual([]);
      expect(strikes).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );
});

const killedAfter = (table: string, isCommitted: boolean): Partial<Case<'pay'>> => ({
  fault: { kind: 'kill-after', write: `insert into ${table}`, isCommitted },
});

/** A bug in the product, and the case that must detect it. */
const MUTANTS_CAUGHT: [MutantName, Partial<Case<'pay'>>, violation: string][] = [
  ['noGuardNoConstraint', { world: 'shuffled' }, 'received once in the ledger'],
  ['noTransaction', killedAfter('ledger_entries', false), 'one place for a payment'],
  [
    'randomKeyNoLookup',
    { ...killedAfter('sandbox_payment_intents', true), returns: true },
    'at most one payment at the provider',
  ],
  [
    'noReconciliation',
    { ...killedAfter('sandbox_charges', true), world: 'lost' },
    'paid here exactly when the provider says so',
  ],
];

describe.runIf(ARE_FAULTS_ASKED_FOR)('the harness finds', () => {
  it.each(MUTANTS_CAUGHT)(
    '%s',
    async (mutant, changes, violation) => {
      const given = { ...calm(1, 'pay' as const), ...changes };
      expect(await runCase(await stageOf(mutant), depositSubject, given)).toContain(violation);
    },
    120_000,
  );

  it('nothing where only the key is wrong, because our reference is looked for first', async () => {
    const killed = killedAfter('sandbox_payment_intents', true);
    const given = { ...calm(1, 'pay' as const), ...killed, returns: true };
    expect(await runCase(await stageOf('randomKey'), depositSubject, given)).toEqual([]);
  }, 120_000);

  it('nothing where only the guard is removed, because a constraint refuses it', async () => {
    const given = { ...calm(1, 'pay' as const), world: 'shuffled' as const };
    expect(await runCase(await stageOf('noGuard'), depositSubject, given)).toEqual([]);
  }, 120_000);
});
