import type { Chance } from './chance.ts';
import { DAY_MS, type Generated } from './generated.ts';
import type { Row } from './insert-rows.ts';

export type Groups = {
  join(plan: string, depositId: string, applicationId: string, at: Date): void;
};

/** Fills one group of each plan after the other. */
export function createGroups(chance: Chance, rows: Generated, now: Date, capacity: number): Groups {
  const open = new Map<string, Row>();
  const numbers = new Map<string, number>();
  return {
    join(plan, depositId, applicationId, at) {
      let group = open.get(plan);
      if (!group) {
        const number = (numbers.get(plan) ?? 0) + 1;
        numbers.set(plan, number);
        group = {
          id: chance.uuid(),
          plan_id: plan,
          mode: 'sandbox',
          number,
          status: 'forming',
          capacity,
          member_count: 0,
          opened_at: at.toISOString(),
          closes_at: new Date(
            Math.max(at.getTime(), now.getTime() - 60 * DAY_MS) + 120 * DAY_MS,
          ).toISOString(),
          filled_at: null,
          formed_at: null,
          start_month: null,
          ended_at: null,
        };
        rows.groups.push(group);
        open.set(plan, group);
      }
      group.member_count = Number(group.member_count) + 1;
      rows.group_places.push({
        id: chance.uuid(),
        group_id: String(group.id),
        deposit_id: depositId,
        application_id: applicationId,
        taken_at: at.toISOString(),
        entered_at: at.toISOString(),
      });
      if (group.member_count === capacity) {
        group.status = 'formed';
        group.filled_at = at.toISOString();
        group.formed_at = at.toISOString();
        group.start_month = new Date(at.getTime() + 50 * DAY_MS).toISOString().slice(0, 7);
        open.delete(plan);
      }
    },
  };
}
