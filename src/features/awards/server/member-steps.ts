import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { awardErrors } from '../errors.ts';
import { type AwardStep, type RestSource, restOf } from '../rules.ts';
import { changeAward, lockOpenAward, type Step } from './change-award.ts';
import { requireUnspent } from './paid-out.ts';
import { findPapers } from './queries.ts';
import { requireRest } from './require-rest.ts';
import type { AwardRow } from './tables.ts';

type Own = { id: string };
export type Home = {
  address: string;
  priceCents: number;
  seller: string;
  titleCompany: string;
  restPayer?: string | undefined;
  restSource?: RestSource | undefined;
};

/** The member says that the papers are complete: the cooperative reviews them next. */
export function sendPapers(context: Context, session: Session, { id }: Own): Promise<AwardRow> {
  return inTransaction(context, async (tx) => {
    const award = await lockOwn(tx, session, id, 'papers');
    const papers = await findPapers(tx.db, [id]);
    if (!papers.some(({ kind }) => kind === 'identity')) throw awardErrors.PAPERS_MISSING();
    const change = { step: 'papers', turn: 'cooperative', by: 'member' } as const;
    return changeAward(tx, award, {
      ...change,
      actor: session.email,
      reason: { code: 'papersSent' },
    });
  });
}

/** The member names the home they chose: the cooperative orders appraisal and title next. */
export function chooseHome(
  context: Context,
  session: Session,
  { id, restPayer, restSource, ...home }: Own & Home,
): Promise<AwardRow> {
  return inTransaction(context, async (tx) => {
    const award = await lockOwn(tx, session, id, 'home');
    const change = { step: 'home', turn: 'cooperative', by: 'member' } as const;
    const reason: Step['reason'] = { code: 'homeChosen', address: home.address };
    const rest =
      restOf({ ...award, ...home }) > 0
        ? { restPayer: restPayer ?? null, restSource: restSource ?? null }
        : { restPayer: null, restSource: null };
    const fields = { ...home, ...rest };
    await requireUnspent(tx, { ...award, ...fields });
    await requireRest(tx, { ...award, ...fields });
    return changeAward(tx, award, { ...change, actor: session.email, reason }, fields);
  });
}

async function lockOwn(
  tx: TransactionContext,
  { userId }: Session,
  id: string,
  step: AwardStep,
): Promise<AwardRow> {
  const award = await lockOpenAward(tx, id);
  if (award.userId !== userId) throw awardErrors.AWARD_NOT_FOUND();
  if (award.step !== step || award.turn !== 'member') throw awardErrors.NOT_YOUR_TURN();
  return award;
}
