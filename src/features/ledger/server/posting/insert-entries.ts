import { sql } from 'drizzle-orm';
import { isUniqueViolation } from '#db/errors.ts';
import { type Executor, selectRows } from '#db/executor.ts';
import { kindOf } from '../../accounts.ts';
import { KeyReusedError } from '../../errors.ts';
import type { SealedEntry } from './entry-digest.ts';

/** Keeps a statement below a few megabytes and its fixed cost per entry negligible. */
const CHUNK = 5_000;

/** Inserts entries; those that were posted before are skipped. */
export async function insertEntries(
  db: Executor,
  entries: readonly SealedEntry[],
  createdAt: Date,
): Promise<void> {
  // Lock order: groups first, the cooperative last, because most transactions contend for it.
  const sorted = [...entries].sort((left, right) => compareText(lockName(left), lockName(right)));
  for (let start = 0; start < sorted.length; start += CHUNK) {
    const chunk = sorted.slice(start, start + CHUNK);
    const repeats = new Set(await callPost(db, chunk, createdAt));
    if (repeats.size === 0) continue;
    const rest = chunk.filter((_, index) => !repeats.has(index + 1));
    if (rest.length > 0) await callPost(db, rest, createdAt);
  }
}

const lockName = ({ entry: { book, scope } }: SealedEntry) =>
  `${scope === 'cooperative' ? 1 : 0} ${book} ${scope}`;

const compareText = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/**
 * Calls `ledger_post`; returns the positions, counted from 1, of entries that were posted before.
 */
async function callPost(
  db: Executor,
  sealed: readonly SealedEntry[],
  createdAt: Date,
): Promise<number[]> {
  const columns = toColumns(sealed);
  const given = columns.map(([type, values]) => sql`${arrayLiteral(values)}::${sql.raw(type)}[]`);
  try {
    const [row] = await selectRows<{ repeats: number[] }>(
      db,
      sql`select ledger_post(${sql.join(given, sql`, `)}, ${createdAt.toISOString()}::timestamptz) as repeats`,
    );
    return row?.repeats ?? [];
  } catch (error) {
    if (isUniqueViolation(error, 'ledger_key_reused')) {
      throw new KeyReusedError('a ledger key was used for another entry', { cause: error });
    }
    throw error;
  }
}

type Value = string | number | undefined;

/** The entries as the columns that `ledger_post` takes, in its order. */
function toColumns(sealed: readonly SealedEntry[]): [type: string, values: Value[]][] {
  const scopes = new Map<string, { number: number; rank: number; accounts: Set<string> }>();
  const column = (): Value[] => [];
  const [books, names] = [column(), column()];
  const account = { scopes: column(), names: column(), kinds: column() };
  const entryColumns = Array.from({ length: 10 }, column);
  const legColumns = Array.from({ length: 7 }, column);
  const addRow = (columns: Value[][], values: Value[]) => {
    for (const [index, value] of values.entries()) columns[index]?.push(value);
  };
  for (const { entry, digest, repeatDigest } of sealed) {
    const name = `${entry.book} ${entry.scope}`;
    let scope = scopes.get(name);
    if (!scope) {
      scope = { number: scopes.size + 1, rank: 0, accounts: new Set() };
      scopes.set(name, scope);
      addRow([books, names], [entry.book, entry.scope]);
    }
    scope.rank += 1;
    const { number, rank, accounts } = scope;
    addRow(entryColumns, [
      number,
      rank,
      entry.key,
      entry.kind,
      entry.subjectId,
      entry.effectiveOn,
      entry.legs.length,
      `\\x${digest}`,
      `\\x${repeatDigest}`,
      String(!entry.isDatedWhenPosted),
    ]);
    for (const [index, leg] of entry.legs.entries()) {
      addRow(legColumns, [
        number,
        rank,
        index + 1,
        leg.account,
        leg.cents,
        leg.membershipId,
        entry.effectiveOn,
      ]);
      if (accounts.has(leg.account)) continue;
      accounts.add(leg.account);
      addRow(
        [account.scopes, account.names, account.kinds],
        [number, leg.account, kindOf(entry.scope, leg.account)],
      );
    }
  }
  const typed = (types: string[], columns: Value[][]) =>
    types.map((type, index): [string, Value[]] => [type, columns[index] ?? []]);
  return [
    ...typed(['text', 'text'], [books, names]),
    ...typed(['integer', 'text', 'text'], [account.scopes, account.names, account.kinds]),
    ...typed(
      [
        'integer',
        'integer',
        'text',
        'text',
        'uuid',
        'date',
        'integer',
        'bytea',
        'bytea',
        'boolean',
      ],
      entryColumns,
    ),
    ...typed(['integer', 'integer', 'smallint', 'text', 'bigint', 'uuid', 'date'], legColumns),
  ];
}

/** An array literal of PostgreSQL, the same for both drivers. */
function arrayLiteral(values: readonly Value[]): string {
  const items = values.map((value) => {
    if (value === undefined) return 'null';
    if (typeof value === 'number' || /^[\w-]+$/.test(value)) return value;
    return `"${value.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${items.join(',')}}`;
}
