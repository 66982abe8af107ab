import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { CopiedRows } from '../../src/db/database.ts';
import type { History } from '../../src/server/demo/history-file.ts';
import { EVENTS_FROM, MAILS_FROM } from './dates.ts';

/**
 * Tables of an installation or of a single day, which are recreated where the history is loaded.
 */
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

/**
 * Reads all rows of the history, including those left out of the demonstration, in an order that
 * does not depend on how they were stored.
 */
export async function dumpTables(
  client: pg.Client,
  { isWhole = false } = {},
): Promise<CopiedRows[]> {
  const { rows } = await client.query<Column>(COLUMNS);
  const dumped: CopiedRows[] = [];
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    if (!isWhole && LEFT_OUT.has(table)) continue;
    const quote = ({ column }: Column) => `"${column}"`;
    const order = columns.filter(({ isKey }) => isKey).map(quote);
    const answer = await client.query<(string | null)[]>({
      rowMode: 'array',
      text: `select ${columns.map((one) => `${quote(one)}::text`).join(', ')} from "${table}"
        where ${(!isWhole && KEPT[table]) || 'true'} order by ${(order.length > 0 ? order : columns.map(quote)).join(', ')}`,
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
