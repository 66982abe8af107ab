import type { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { type PublishedKey, RECEIPT_KEYS_PATH, writeKeyStatement } from '../receipt-keys.ts';
import { receiptPublicKey, signText } from '../sign-receipt.ts';
import { findReceiptKeys, insertReceiptKey } from './queries.ts';
import type { ReceiptKeyRow } from './tables.ts';

type Dependencies = Pick<Context, 'db' | 'clock' | 'log' | 'receiptKeys'>;

/**
 * Every key that signed receipts, the oldest first. A new configured key is inserted when first
 * seen. The former key signs its announcement if it is still configured; otherwise the signature
 * stays empty, which says that the former key was lost. Published keys never change.
 */
export async function readReceiptKeys(context: Dependencies): Promise<PublishedKey[]> {
  const known = inOrder(await findReceiptKeys(context.db));
  const [secret] = context.receiptKeys;
  if (!secret) throw new Error('there is no key to sign receipts with');
  const publicKey = receiptPublicKey(secret);
  if (known.some((row) => row.publicKey === publicKey)) return known.map(publish);
  const former = known.at(-1)?.publicKey ?? null;
  const since = context.clock.now();
  const row = { publicKey, since, former, signature: announce(context, publicKey, since, former) };
  // Another process may have inserted a key first: this one then follows it, or is there already.
  if (!(await insertReceiptKey(context.db, row))) return readReceiptKeys(context);
  return inOrder(await findReceiptKeys(context.db)).map(publish);
}

/** The former key's signature over the announcement, if that key is still configured. */
function announce(
  { receiptKeys, log }: Dependencies,
  publicKey: string,
  since: Date,
  former: string | null,
): string | null {
  if (!former) return null;
  const secret = receiptKeys.find((key) => receiptPublicKey(key) === former);
  if (!secret) {
    log.warn(
      { former, publicKey },
      'the former key of receipts is not here: it is published as lost',
    );
    return null;
  }
  const statement = writeKeyStatement({ publicKey, since: since.toISOString(), former });
  return signText(statement, secret).signature;
}

/** Sorts keys from the first one to the newest. */
function inOrder(rows: readonly ReceiptKeyRow[]): ReceiptKeyRow[] {
  const after = new Map(rows.map((row) => [row.former, row]));
  const ordered: ReceiptKeyRow[] = [];
  for (let row = after.get(null); row; row = after.get(row.publicKey)) ordered.push(row);
  return ordered;
}

function publish({ publicKey, since, former, signature }: ReceiptKeyRow): PublishedKey {
  const at = since.toISOString();
  const statement = former && writeKeyStatement({ publicKey, since: at, former });
  return { publicKey, since: at, former, statement, signature };
}

/** Serves the keys as a public file, readable from other origins. */
export function addReceiptKeysRoute(hono: Hono<AppEnv>, context: Context): void {
  hono.get(RECEIPT_KEYS_PATH, async (request) =>
    request.body(JSON.stringify({ keys: await readReceiptKeys(context) }, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
}
