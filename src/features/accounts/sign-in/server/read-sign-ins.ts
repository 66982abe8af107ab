import type { z } from 'zod';
import { readAuditOf } from '#features/audit/server/read-audit-of.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { listSignInsCall } from '../../contract.ts';

const SHOWN = 20;

/** The latest sign-ins to an account, including failed ones, newest first. */
export async function readSignIns(
  { db }: Pick<Context, 'db'>,
  { userId }: Session,
): Promise<z.output<typeof listSignInsCall.response>> {
  const actions = ['user.signed-in', 'user.sign-in-failed'];
  const entries = await readAuditOf({ db }, { subjectId: userId, actions, limit: SHOWN });
  return entries.map(({ at, action, after }) => ({
    at: at.toISOString(),
    isSuccess: action === 'user.signed-in',
    network: String(after?.network ?? ''),
    device: String(after?.device ?? ''),
  }));
}
