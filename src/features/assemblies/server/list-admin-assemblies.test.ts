import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { groups } from '#features/groups/server/tables.ts';
import { addDays, instantAt } from '#shared/calendar/dates.ts';
import { adminSession } from '#testing/admin-session.ts';
import { readPages } from '#testing/read-pages.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { AdminAssembly } from '../contract.ts';
import { assemblies, assemblyAlarms } from './tables.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const at = (day: number) => instantAt(addDays('2026-01-01', day), '12:00');

describe('the list of assemblies', () => {
  const test = useTestApp({ session: adminSession });
  const id = () => test.context.randomness.id();
  const saveGroup = async (number: number) => {
    const group = { id: id(), number };
    await test.context.db.insert(groups).values({
      ...group,
      mode: test.context.payments.mode,
      planId: '450',
      status: 'running',
      capacity: 480,
      memberCount: 480,
      openedAt: at(1),
      closesAt: at(2),
      filledAt: at(1),
      formedAt: at(1),
      startedAt: at(1),
      startMonth: '2026-02',
    });
    return group;
  };
  type Held = { month: number; day: number; isFinished?: boolean };
  const save = async (
    group: { id: string; number: number },
    { month, day, isFinished = false }: Held,
  ) => {
    const assemblyId = id();
    const list = 'the list';
    const drawn = {
      closedAt: at(day),
      listText: list,
      listSha256: sha256(list),
      books: {} as never,
      drawnAt: at(day),
      signature: 'ab',
      randomness: sha256(Buffer.from('ab', 'hex')),
      opened: [],
      decision: {} as never,
      finishedAt: at(day),
    };
    await test.context.db.insert(assemblies).values({
      id: assemblyId,
      groupId: group.id,
      groupCode: `test-450-${group.number}`,
      planId: '450',
      book: test.context.payments.mode,
      month,
      ruleVersion: 1,
      status: isFinished ? 'finished' : 'open',
      chain: test.context.beacon.chain,
      round: 1,
      opensAt: at(day - 3),
      cutOffAt: at(day - 2),
      closesAt: at(day - 1),
      heldAt: at(day),
      ...(isFinished ? drawn : {}),
    });
    return assemblyId;
  };
  const read = async (query: string) =>
    (await test.request('GET', `/api/admin/assemblies?${query}`)).json();

  beforeEach(async () => {
    const going = await saveGroup(1);
    await save(going, { month: 1, day: 5, isFinished: true });
    await save(going, { month: 2, day: 30 });
    await save(await saveGroup(2), { month: 1, day: 20 });
    await save(await saveGroup(3), { month: 1, day: 6, isFinished: true });
    await save(await saveGroup(4), { month: 1, day: 7, isFinished: true });
    const late = await saveGroup(5);
    const assemblyId = await save(late, { month: 1, day: 8, isFinished: true });
    await save(late, { month: 2, day: 20 });
    await test.context.db
      .insert(assemblyAlarms)
      .values({ id: id(), assemblyId, kind: 'beacon-late', detail: '', raisedAt: at(9) });
  });

  it.each([1, 2, 4, 6])(
    'goes through alarms, what comes and what was, %i on a page',
    async (limit) => {
      const found: string[] = [];
      for (const { items } of await readPages<AdminAssembly>(read, `limit=${limit}`)) {
        expect(items.length).toBe(Math.min(limit, 6 - found.length));
        found.push(...items.map(({ group, month }) => `${group} ${month}`));
      }
      expect(found[0]).toBe('test-450-5 1');
      // Held at the same time: sorted by id, and none is skipped.
      expect(found.slice(1, 3).sort()).toEqual(['test-450-2 1', 'test-450-5 2']);
      expect(found.slice(3)).toEqual(['test-450-1 2', 'test-450-4 1', 'test-450-3 1']);
    },
  );

  it('refuses a cursor of another list', async () => {
    expect(await read('cursor=x')).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
