import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { CopiedRows } from '../../src/db/database.ts';
import type { AboutHistory, History } from '../../src/server/demo/history-file.ts';
import { EVENTS_FROM, MAILS_FROM } from './dates.ts';

/** What belongs to an installation or to a single day, and is made anew where the history is loaded. */
const LEFT_OUT = new Set([
  'identity_keys',
  'identity_sessions',
  'identity_verifications',
  'idempotency_keys',
  'rate_limit_windows',
  'sandbox_clock',
  'sandbox_payment_keys',
]);

/** Delivered mails and the provider's events of long ago are not kept; nothing refers to them. */
const since = (column: string, moment: Date) => `${column} >= '${moment.toISOString()}'`;
const KEPT: Record<string, string> = {
  mails: since('created_at', MAILS_FROM),
  sandbox_mailbox: since('created_at', MAILS_FROM),
  sandbox_payment_events: since('created_at', EVENTS_FROM),
  sandbox_webhook_deliveries: `event_id in (select id from sandbox_payment_events where ${since('created_at', EVENTS_FROM)})`,
};

type Column = { table: string; column: string; isKey: boolean };

const COLUMNS = `
  select c.relname as "table", a.attname as "column", coalesce(a.attnum = any(i.indkey), false) as "isKey"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  order by c.relname, a.attnum`;

/** Reads all rows of the history, in an order that does not depend on how they were stored. */
export async function dumpTables(client: pg.Client): Promise<CopiedRows[]> {
  const { rows } = await client.query<Column>(COLUMNS);
  const dumped: CopiedRows[] = [];
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    if (LEFT_OUT.has(table)) continue;
    const quote = ({ column }: Column) => `"${column}"`;
    const order = columns.filter(({ isKey }) => isKey).map(quote);
    const answer = await client.query<(string | null)[]>({
      rowMode: 'array',
      text: `select ${columns.map((one) => `${quote(one)}::text`).join(', ')} from "${table}"
        where ${KEPT[table] ?? 'true'} order by ${(order.length > 0 ? order : columns.map(quote)).join(', ')}`,
    });
    if (answer.rows.length === 0) continue;
    const text = answer.rows.map((row) => `${row.map(escapeValue).join('\t')}\n`).join('');
    dumped.push({ table, columns: columns.map(({ column }) => column), text });
  }
  return dumped;
}

/** A value in the text format of COPY. */
function escapeValue(value: string | null): string {
  if (value === null) return '\\N';
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

export async function dumpSequences(client: pg.Client): Promise<History['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

/** The stored papers, still encrypted. */
export function dumpFiles(folder: string): History['files'] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('/parts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      path: path.slice(folder.length + 1).replaceAll('\\', '/'),
      base64: readFileSync(path).toString('base64'),
    }));
}

/** The identity library draws its own chance and reads the machine's time. */
const DIFFERS = /^identity_/;

/** What two plays of the history must agree on. */
export function digestTables(tables: readonly CopiedRows[]): AboutHistory['tables'] {
  return Object.fromEntries(
    tables
      .filter(({ table }) => !DIFFERS.test(table))
      .map((rows) => {
        const lines = comparable(rows);
        const sha256 = createHash('sha256').update(lines.join('\n')).digest('hex');
        return [rows.table, { rows: lines.length, sha256 }];
      }),
  );
}

/**
 * Where a statement answers rows in no order, two plays number and link them differently. These
 * columns are left out of the comparison; who, what, how much and when stay.
 */
const NUMBERED: Record<string, readonly string[]> = {
  contribution_instalments: ['id'],
  ledger_entries: ['sequence', 'key', 'subject_id', 'hash'],
  ledger_postings: ['sequence', 'leg'],
  ledger_scopes: ['last_hash'],
  mails: ['id', 'dedupe_key', 'content'],
  sandbox_mailbox: ['id', 'message_id', 'text', 'html', 'headers', 'attachments'],
};

function comparable({ table, columns, text }: CopiedRows): string[] {
  const lines = text.split('\n').slice(0, -1);
  const numbered = NUMBERED[table];
  const differs = columns.map((column) => DIFFERS.test(column) || numbered?.includes(column));
  if (!differs.includes(true)) return lines;
  const kept = lines.map((line) =>
    line
      .split('\t')
      .filter((_, index) => !differs[index])
      .join('\t'),
  );
  return numbered ? kept.sort() : kept;
}
