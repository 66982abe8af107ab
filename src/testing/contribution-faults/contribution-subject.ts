import { passTime } from '../deposit-faults/pass-time.ts';
import { atProvider, runSchedules } from '../deposit-faults/requests.ts';
import type { Actor, Subject } from '../deposit-faults/run-case.ts';
import { findViolations } from './invariants.ts';
import { announceCharge, makeMember, payNext } from './member.ts';

export const CONTRIBUTION_FLOWS = ['pay', 'charge', 'return'] as const;
export type ContributionFlow = (typeof CONTRIBUTION_FLOWS)[number];

/**
 * An instalment is paid by hand, or charged automatically by bank debit or card, or its payment is
 * returned after it had counted.
 */
export const contributionSubject: Subject<ContributionFlow> = {
  flows: CONTRIBUTION_FLOWS,
  async prepare(stage, given): Promise<Actor> {
    const member = await makeMember(stage, given);
    if (given.flow === 'pay') {
      return { act: (url) => payNext(url, member), isRepeated: false };
    }
    if (given.flow === 'charge') {
      const isDebit = given.seed % 2 === 0;
      await announceCharge(
        stage,
        member,
        isDebit
          ? { id: 'pm_usBankAccount_success', kind: 'us_bank_account' }
          : { id: 'pm_card_visa', kind: 'card' },
      );
      return { act: charge, isRepeated: true };
    }
    await payNext(stage.server.url, member);
    await passTime(stage.db, stage.server.url, { hasLostJobs: false });
    const paymentId = (await newest(stage.server.url))?.id ?? '';
    return { act: (url) => takeBack(url, paymentId), isRepeated: true };
  },
  findViolations,
};

async function charge(url: string): Promise<void> {
  await runSchedules(url);
}

type SeenPayment = { id: string; disputes: { id: string; status: string }[] };

async function readPayments(url: string): Promise<SeenPayment[]> {
  const response = await fetch(`${url}/sandbox/payments.json`).catch(() => undefined);
  return response?.ok ? (await response.json()).payments : [];
}

const newest = async (url: string) => (await readPayments(url))[0];

/** The payer's bank disputes the payment and wins. */
async function takeBack(url: string, paymentId: string): Promise<void> {
  const find = async () => (await readPayments(url)).find(({ id }) => id === paymentId);
  if ((await find())?.disputes.length === 0) {
    await atProvider(url, { action: 'dispute', id: paymentId });
  }
  for (const { id, status } of (await find())?.disputes ?? []) {
    if (status !== 'lost') await atProvider(url, { action: 'dispute-lost', id });
  }
}
