import { describe, expect, it } from 'vitest';
import { advanceAssemblies } from '#features/assemblies/holding/server/advance-assemblies.ts';
import { findByName } from '#features/assemblies/server/queries.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { groupCode } from '#features/groups/rules.ts';
import { closingAt, cutOffAt } from '#features/program-rules/calendar.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { readPaidUp } from './read-paid-up.ts';
import { runContributions } from './workers.ts';

const EMAIL = 'ana@example.com';
const BANK = 'us_bank_account';
/** Succeeds after four days; the second one is returned two weeks later. */
const GOOD = 'pm_usBankAccount_success';
const COMES_BACK = 'pm_usBankAccount_dispute';

describe('who is eligible', () => {
  const test = useTestApp();

  const at = async (moment: string) => {
    test.clock.set(moment);
    await deliverWebhooks(test);
    await test.drainJobs();
    await runContributions(test.context);
    await deliverWebhooks(test);
    await test.drainJobs();
  };

  /** Month 1 is May 2026. Ana pays instalment 1 at that time. */
  async function payAt(moment: string, method: string, kind = BANK) {
    test.clock.set('2026-03-20T18:00:00Z');
    const { group, members } = await formGroup(test, { capacity: 2, emails: [EMAIL] });
    await advanceAssemblies(test.context);
    await at(moment);
    const ana = await signInAsMember(test, EMAIL);
    const [own] = await (await ana.send('GET', '/api/contributions')).json();
    const membershipId: string = own.membershipId;
    const path = `/api/contributions/${membershipId}/payments`;
    const wish = { first: 1, instalments: 1, method: kind };
    const { clientSecret } = await (await ana.send('POST', path, wish)).json();
    await payWith(test, clientSecret, method);
    await at(moment);
    const seat = members.find(({ id }) => id === membershipId)?.seat;
    /** Whether the seat is paid up for a month, by what is known now. */
    const isPaidUp = async (month: number) => {
      const of = { groupId: group.id, month, cutOffAt: cutOffAt('2026-05', month) };
      return (await readPaidUp(test.context, of)).has(membershipId);
    };
    /** The eligible seats of the list that closes for month 1. */
    const close = async () => {
      await at(closingAt('2026-05', 1).toISOString());
      await advanceAssemblies(test.context);
      return readList();
    };
    const readList = async () => {
      const row = await findByName(test.context.db, { groupCode: groupCode(group), month: 1 });
      return readListFile(row?.listText ?? '').active;
    };
    return { seat, isPaidUp, close, readList };
  }

  it('a debit counts when it succeeded by the cut-off, not while a bank works on it', async () => {
    const { seat, isPaidUp, close } = await payAt('2026-05-06T18:00:00Z', GOOD);
    expect(await isPaidUp(1)).toBe(false);
    await at('2026-05-12T18:00:00Z');
    expect(await isPaidUp(1)).toBe(true);
    expect(await close()).toEqual([seat]);
  });

  it('a seat that paid after the cut-off waits for the next month', async () => {
    // The cut-off is at 18:00 in Utah, midnight by UTC.
    const { isPaidUp, close } = await payAt('2026-05-15T00:00:01Z', 'pm_card_visa', 'card');
    expect(await isPaidUp(1)).toBe(false);
    expect(await close()).toEqual([]);
  });

  it('a debit that comes back before the close removes the seat', async () => {
    const early = await payAt('2026-04-25T18:00:00Z', COMES_BACK);
    await at('2026-05-01T18:00:00Z');
    expect(await early.isPaidUp(1)).toBe(true);
    await at('2026-05-14T18:00:00Z');
    expect(await early.isPaidUp(1)).toBe(false);
    expect(await early.close()).toEqual([]);
  });

  it('a debit that comes back after the close leaves the seat on the list', async () => {
    const late = await payAt('2026-05-02T18:00:00Z', COMES_BACK);
    await at('2026-05-08T18:00:00Z');
    expect(await late.close()).toEqual([late.seat]);
    await at('2026-05-30T18:00:00Z');
    expect(await late.isPaidUp(1)).toBe(false);
    expect(await late.readList()).toEqual([late.seat]);
  });
});
