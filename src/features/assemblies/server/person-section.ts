import { listBidTimes } from '#features/bids/server/read-bids.ts';
import type { LineTone, PersonSection } from '#platform/desk/person-sections.ts';
import { assemblyPath } from '../addresses.ts';
import { findPicksOf } from '../holding/server/pick-queries.ts';
import type { PickStatus } from '../rules.ts';

const KINDS = {
  lottery: 'Drawn',
  bid: 'Selected by bid',
  second: 'Drawn second',
  missed: 'Drawn for an earlier month',
} as const;

const STATES: Record<PickStatus, { label: string; tone: LineTone }> = {
  awarded: { label: 'awarded', tone: 'good' },
  held: { label: 'waits for the bid’s payment', tone: 'waiting' },
  unpaid: { label: 'not paid in time', tone: 'bad' },
  released: { label: 'released', tone: 'neutral' },
  left: { label: 'left before', tone: 'neutral' },
};

export const assemblySection: PersonSection = {
  title: 'Assemblies',
  area: 'groups',
  async read({ db }, { membershipIds }) {
    const picks = await Promise.all(membershipIds.map((id) => findPicksOf(db, id)));
    return picks.flat().map(({ pick, groupCode, month }) => ({
      id: pick.id,
      at: pick.settledAt ?? null,
      title: `${KINDS[pick.kind]}, group ${groupCode}, month ${month}`,
      state: STATES[pick.status],
      href: assemblyPath({ group: groupCode, month }),
    }));
  },
};

/** That and when somebody bid. What a sealed bid says, nobody knows before its round. */
export const bidSection: PersonSection = {
  title: 'Bids',
  area: 'groups',
  async read({ db }, { membershipIds }, most) {
    const bids = await listBidTimes(db, membershipIds, most);
    return bids.map(({ groupCode, month, number, receivedAt, closedAt }) => ({
      id: `${groupCode}:${month}:${number}`,
      at: receivedAt,
      title: `Sealed bid, group ${groupCode}, month ${month}`,
      detail: `receipt ${number}`,
      state: closedAt ? { label: 'bidding closed' } : { label: 'sealed', tone: 'waiting' },
      href: assemblyPath({ group: groupCode, month }),
    }));
  },
};
