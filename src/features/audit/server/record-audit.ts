import type { TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { AuditSubjectType } from '../rules.ts';
import { insertAudit } from './queries.ts';
import type { AuditFacts } from './tables.ts';

/** One thing an admin did, with what was there before and after. */
export type AuditEntry = {
  actor: Pick<Session, 'userId' | 'email'>;
  /** Noun and past participle: 'application.income-approved'. */
  action: `${string}.${string}`;
  subject: { type: AuditSubjectType; id: string; label: string };
  before?: AuditFacts | null;
  after?: AuditFacts | null;
};

type Dependencies = Pick<TransactionContext, 'db' | 'clock' | 'randomness'>;

/** Records an admin's action in the log, in the transaction that does it. */
export function recordAudit(tx: Dependencies, entry: AuditEntry): Promise<void> {
  return recordAudits(tx, [entry]);
}

/** The same for several records at once. */
export async function recordAudits(
  tx: Dependencies,
  entries: readonly AuditEntry[],
): Promise<void> {
  const at = tx.clock.now();
  await insertAudit(
    tx.db,
    entries.map(({ actor, action, subject, before, after }) => ({
      id: tx.randomness.id(),
      at,
      actorId: actor.userId,
      actorEmail: actor.email,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      subjectLabel: subject.label,
      before: before ?? null,
      after: after ?? null,
    })),
  );
}

/** Records that a list was exported as a file, and with which filter. */
export function recordExport(
  tx: Dependencies,
  actor: AuditEntry['actor'],
  list: string,
  filter: Record<string, unknown>,
): Promise<void> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return recordAudit(tx, {
    actor,
    action: 'list.exported',
    subject: { type: 'system', id: `list:${list}`, label: list },
    after: Object.fromEntries(given),
  });
}
