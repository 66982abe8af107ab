import type { RouteTable } from '#platform/routes.ts';
import * as calls from '../contract.ts';
import { explainTransaction } from './explain-transaction.ts';
import {
  listDifferences,
  listProviderPayouts,
  listUnmatched,
  readOverview,
  readProviderPayout,
  toCheck,
} from './read-provider-money.ts';
import { reconcileNow } from './reconcile-provider.ts';

export function addProviderMoneyRoutes(routes: RouteTable): void {
  routes.add(calls.readProviderOverviewCall, ({ context }) => readOverview(context));
  routes.add(calls.listProviderPayoutsCall, ({ context, query }) =>
    listProviderPayouts(context, query),
  );
  routes.add(calls.readProviderPayoutCall, ({ context, params, query }) =>
    readProviderPayout(context, params.id, query),
  );
  routes.add(calls.listUnmatchedCall, ({ context, query }) => listUnmatched(context, query));
  routes.add(calls.listDifferencesCall, ({ context }) => listDifferences(context));
  routes.add(calls.reconcileProviderCall, async ({ context }) =>
    toCheck(await reconcileNow(context)),
  );
  routes.add(calls.explainTransactionCall, ({ context, session, params, body }) =>
    explainTransaction(context, session, { ...params, ...body }),
  );
}
