import type { LifeWorld } from '../../src/testing/lives/life-world.ts';

type Entry = { readonly at: Date; readonly work: () => Promise<unknown> };

/** A schedule of actions, performed in the order of their times. */
export class Agenda {
  private readonly entries: Entry[] = [];

  add(at: Date, work: Entry['work']): void {
    this.entries.push({ at, work });
  }

  async run(world: LifeWorld, tell: (at: Date) => void): Promise<void> {
    const sorted = this.entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    for (const { at, work } of sorted) {
      world.clock.set(at);
      await work();
      tell(at);
    }
  }
}
