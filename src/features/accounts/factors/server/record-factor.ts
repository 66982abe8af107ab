import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { FactorChange } from '../../server/factor-change.ts';
import type { UserRow } from '../../server/queries.ts';
import { factorMail } from './factor-mails.ts';

const ACTIONS: Record<FactorChange, `user.${string}`> = {
  set: 'user.factor-set',
  removed: 'user.factor-removed',
  appRemoved: 'user.factor-removed',
  passkeyAdded: 'user.passkey-added',
  passkeyRemoved: 'user.passkey-removed',
  lastPasskeyRemoved: 'user.passkey-removed',
  codesRenewed: 'user.recovery-codes-renewed',
  codeUsed: 'user.recovery-code-used',
  reset: 'user.factor-reset',
};

type Change = {
  readonly user: Pick<UserRow, 'id' | 'email' | 'firstName' | 'mailLocale'>;
  readonly change: FactorChange;
  readonly codesLeft?: number;
  /** The passkey's name. */
  readonly passkey?: string;
  /** Set when somebody else did it. */
  readonly actor?: { userId: string; email: string };
};

/** Audits a change of somebody's second factor and notifies them by mail. */
export async function recordFactor(tx: TransactionContext, given: Change): Promise<void> {
  const { user, change, codesLeft, passkey, actor } = given;
  await recordAudit(tx, {
    actor: actor ?? { userId: user.id, email: user.email },
    action: ACTIONS[change],
    subject: { type: 'user', id: user.id, label: user.email },
    ...(passkey === undefined ? {} : { after: { passkey } }),
  });
  await queueMail(tx, {
    to: user.email,
    dedupeKey: `factor-changed:${tx.randomness.id()}`,
    content: factorMail(user.mailLocale, {
      change,
      name: user.firstName ?? '',
      siteUrl: tx.config.publicUrl,
      ...(codesLeft === undefined ? {} : { codesLeft }),
      ...(passkey === undefined ? {} : { passkey }),
      ...(actor ? { by: actor.email } : {}),
    }),
  });
}
