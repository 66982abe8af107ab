import { sql } from 'drizzle-orm';
import type { TestApp } from '../test-app.ts';

/** Saves an assembly as held and settled, for tests that do not play it; returns its id. */
export async function finishAssembly(
  { context }: TestApp,
  groupId: string,
  month: number,
): Promise<string> {
  const id = context.randomness.id();
  await context.db.execute(
    sql`insert into assemblies (id, group_id, group_code, plan_id, book, month, rule_version, status, chain, round,
        opens_at, cut_off_at, closes_at, held_at, closed_at, list_text, list_sha256, books, drawn_at, signature,
        randomness, opened, decision, finished_at)
      values (${id}, ${groupId}, 'test-450-1', '450', 'sandbox', ${month}, 1, 'finished', '{}', 1,
        now() - interval '3 days', now() - interval '2 days', now() - interval '1 day', now(), now(), 'x',
        encode(sha256('x'), 'hex'), '{}', now(), '00', encode(sha256('\\x00'), 'hex'), '[]', '{}', now())`,
  );
  return id;
}
