import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#db/postgres.ts';
import { enterTransactionScope } from '#db/transaction-scope.ts';
import { createEmptyPostgres } from '#testing/empty-database.ts';
import { createSignal } from './signal.ts';

describe('a signal', () => {
  it('reaches the other processes once for many, and nobody but the own listener if there is one', async () => {
    const connectionString = await createEmptyPostgres();
    const database = openPostgres({ connectionString, maxConnections: 2, onError: () => {} });
    const log = pino({ level: 'silent' });
    let [heard, isHearing] = [0, false];
    const listener = database.listen({
      channels: { work: () => (heard += 1) },
      onState: (state) => (isHearing = state),
    });
    await vi.waitFor(() => expect(isHearing).toBe(true));
    const signal = createSignal(database, 'work', { log });
    for (let time = 0; time < 20; time += 1) signal.send();
    await vi.waitFor(() => expect(heard).toBe(1));
    await enterTransactionScope(async () => signal.send());
    await vi.waitFor(() => expect(heard).toBe(2));

    const own = vi.fn();
    signal.receive(own);
    signal.send();
    expect(own).toHaveBeenCalledOnce();
    const other = createSignal(database, 'work', { log });
    other.send();
    await vi.waitFor(() => expect(heard).toBe(3));
    signal.close();
    other.close();
    await listener.close();
    await database.close();
  });
});
