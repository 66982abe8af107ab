import type { RouteTable } from '#platform/routes.ts';
import { returnDepositCall } from '../contract.ts';
import { returnDeposit } from './formation/return-deposit.ts';

export function addGroupRoutes(routes: RouteTable): void {
  routes.add(returnDepositCall, async ({ context, session }) => ({
    refunds: await returnDeposit(context, session),
  }));
}
