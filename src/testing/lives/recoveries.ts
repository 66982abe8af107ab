import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { listExitsOfGroup } from '#features/exits/server/read-exits.ts';
import { enterRecovery, expectRecovery } from '#features/exits/server/recover.ts';
import { divideRecovery } from '#features/program-rules/settlement.ts';
import type { Behaviour } from '#features/simulator/engine/behaviour.ts';
import type { Session } from '#platform/routes.ts';
import type { LifeWorld } from './life-world.ts';

/** The amounts to be recovered from terminated seats' homes, and in which month. */
export class Recoveries {
  private readonly expected = new Map<string, { month: number; cents: number }>();
  private readonly world: LifeWorld;
  private readonly admins: readonly [Session, Session];
  private readonly chance: Pick<Behaviour, 'recovered' | 'recoveryLag'>;
  private readonly groupId: string;

  constructor(
    world: LifeWorld,
    given: {
      admins: readonly [Session, Session];
      chance: Pick<Behaviour, 'recovered' | 'recoveryLag'>;
      groupId: string;
    },
  ) {
    this.world = world;
    this.admins = given.admins;
    this.chance = given.chance;
    this.groupId = given.groupId;
  }

  /** Registers the recoveries of seats terminated in this month. */
  async expect(month: number): Promise<void> {
    for (const { id, kind, seat, owesCents } of await this.readExits()) {
      if (kind !== 'terminated' || this.expected.has(id)) continue;
      const cents = this.chance.recovered(seat - 1, owesCents);
      this.expected.set(id, { month: month + this.chance.recoveryLag(seat - 1), cents });
      const given = { id, cents, reason: 'What the home should bring.' };
      if (cents > 0) await expectRecovery(this.world.context, this.admins[0], given);
    }
  }

  /** Two admins record the recoveries due by this month. */
  async book(month: number): Promise<void> {
    for (const [id, { month: due, cents }] of this.expected) {
      if (due > month || cents === 0) continue;
      const exits = await this.readExits();
      const added = exits.find((exit) => exit.id === id)?.toppedUpCents ?? 0;
      const reserveCents = divideRecovery(cents, added).toReserve;
      const entry = { id, cents, reference: `Sale ${id}`, reserveCents };
      const { approvalId } = await enterRecovery(this.world.context, this.admins[0], entry);
      await confirmApproval(this.world.context, this.admins[1], { id: approvalId });
      this.expected.set(id, { month: due, cents: 0 });
    }
  }
  private readExits() {
    return listExitsOfGroup(this.world.context, this.groupId);
  }
}
