import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { inTransaction } from '#platform/context.ts';
import { usd } from '#shared/money.ts';
import { useTestApp } from '#testing/test-app.ts';
import { type AccountName, accountId, BOOKS, type Book, ledgerAccounts } from '../accounts.ts';
import { type Movement, postMovement } from './post-entry.ts';
import { readBalances } from './queries.ts';
import { ledgerAccountRows, ledgerEntries, ledgerPostings } from './tables.ts';

const names = Object.keys(ledgerAccounts) as AccountName[];
const SUBJECT = '00000000-0000-7000-8000-000000000001';

describe('the ledger', () => {
  const test = useTestApp();
  const post = (movement: Movement) =>
    inTransaction(test.context, (tx) => postMovement(tx, movement));

  const total = async () => {
    const [row] = await selectRows<{ total: string }>(
      test.context.db,
      sql`select coalesce(sum(cents), 0)::text as total from ledger_postings`,
    );
    return Number(row?.total);
  };

  it('agrees with a plain model over any sequence of movements, repeats included', async () => {
    const movement = fc.record({
      book: fc.constantFrom(...BOOKS),
      key: fc.nat({ max: 12 }).map((number) => `movement-${number}`),
      cents: fc.integer({ min: 1, max: 1_000_000_000_000 }),
      sides: fc.shuffledSubarray(names, { minLength: 2, maxLength: 2 }),
    });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 15 }), async (movements) => {
        round += 1;
        const before = await Promise.all(BOOKS.map((book) => readBalances(test.context.db, book)));
        const model = new Map<string, number>();
        BOOKS.forEach((book, index) => {
          for (const [name, cents] of Object.entries(before[index] ?? {})) {
            model.set(`${book}:${name}`, cents);
          }
        });
        const seen = new Set<string>();
        for (const { book, key, cents, sides } of movements) {
          const [debit, credit] = sides as [AccountName, AccountName];
          const isNew = await post({
            book,
            key: `${round}:${key}`,
            kind: 'test',
            subjectId: SUBJECT,
            amount: usd(cents),
            debit,
            credit,
          });
          expect(isNew).toBe(!seen.has(key));
          seen.add(key);
          if (!isNew) continue;
          const add = (name: AccountName, change: number) =>
            model.set(accountId(book, name), (model.get(accountId(book, name)) ?? 0) + change);
          add(debit, cents);
          add(credit, -cents);
        }
        for (const book of BOOKS) {
          for (const [name, cents] of Object.entries(await readBalances(test.context.db, book))) {
            expect(cents).toBe(model.get(`${book}:${name}`));
          }
        }
        expect(await total()).toBe(0);
      }),
      { numRuns: 25 },
    );
  });

  /** Writes an entry as careless code would, past `postMovement`. */
  const writeRaw = (
    sides: { book: Book; name: AccountName; cents: number }[],
    postingCount: number,
  ) =>
    inTransaction(test.context, async ({ db, randomness, clock }) => {
      const id = randomness.id();
      if (sides.length > 0)
        await db
          .insert(ledgerAccountRows)
          .values(
            sides.map(({ book, name }) => ({
              id: accountId(book, name),
              book,
              name,
              kind: ledgerAccounts[name],
            })),
          )
          .onConflictDoNothing();
      const entry = { id, key: id, kind: 'raw', subjectId: SUBJECT, postingCount };
      await db.insert(ledgerEntries).values({ ...entry, createdAt: clock.now() });
      const postings = sides.map(({ book, name, cents }) => ({
        id: randomness.id(),
        entryId: id,
        accountId: accountId(book, name),
        cents,
        currency: 'USD' as const,
      }));
      if (postings.length > 0) await db.insert(ledgerPostings).values(postings);
      return id;
    });

  it('refuses any entry that does not sum to zero within one book', async () => {
    const side = fc.record({
      book: fc.constantFrom(...BOOKS),
      name: fc.constantFrom(...names),
      cents: fc.integer({ min: -300, max: 300 }).filter((cents) => cents !== 0),
    });
    const isSound = (sides: { book: Book; cents: number }[]) =>
      sides.length >= 2 &&
      new Set(sides.map(({ book }) => book)).size === 1 &&
      sides.reduce((sum, { cents }) => sum + cents, 0) === 0;
    await fc.assert(
      fc.asyncProperty(fc.array(side, { minLength: 1, maxLength: 4 }), async (sides) => {
        fc.pre(!isSound(sides));
        await expect(writeRaw(sides, Math.max(2, sides.length))).rejects.toThrow();
        expect(await total()).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('refuses an entry without its postings, and postings added to it afterwards', async () => {
    await expect(writeRaw([], 2)).rejects.toThrow();
    const sound = [
      { book: 'live' as const, name: names[0] as AccountName, cents: 5 },
      { book: 'live' as const, name: names[1] as AccountName, cents: -5 },
    ];
    const id = await writeRaw(sound, 2);
    const { db, randomness } = test.context;
    const late = sound.map(({ name, cents }) => ({
      id: randomness.id(),
      entryId: id,
      accountId: accountId('live', name),
      cents,
      currency: 'USD' as const,
    }));
    await expect(db.insert(ledgerPostings).values(late)).rejects.toThrow();
  });

  it.each([
    'update ledger_entries set kind = kind',
    'update ledger_postings set cents = cents',
    'delete from ledger_postings',
    'delete from ledger_entries',
    "update ledger_accounts set kind = 'asset'",
  ])('refuses: %s', async (statement) => {
    await post({
      book: 'live',
      key: 'kept',
      kind: 'test',
      subjectId: SUBJECT,
      amount: usd(20_000),
      debit: 'provider-balance',
      credit: 'member-deposits',
    });
    await expect(test.context.db.execute(sql.raw(statement))).rejects.toThrow();
    expect(await readBalances(test.context.db, 'live')).toEqual({
      'provider-balance': 20_000,
      'member-deposits': -20_000,
    });
  });
});
