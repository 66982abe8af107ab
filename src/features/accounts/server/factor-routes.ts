import type { RouteTable } from '#platform/routes.ts';
import {
  readFactorsCall,
  removeAppCall,
  renewRecoveryCodesCall,
  showFactorCall,
  startAppCall,
} from '../factor-contract.ts';
import { readFactors, removeApp, renewRecoveryCodes, startApp } from './own-factors.ts';
import { showFactor } from './show-factor.ts';

const DONE = { ok: true } as const;

export function addFactorRoutes(routes: RouteTable): void {
  routes.add(readFactorsCall, ({ context, request }) => readFactors(context, request));
  routes.add(startAppCall, ({ context, body, ...asked }) => startApp(context, asked, body));
  routes.add(renewRecoveryCodesCall, ({ context, body, ...asked }) =>
    renewRecoveryCodes(context, asked, body),
  );
  routes.add(removeAppCall, async ({ context, request }) => {
    await removeApp(context, request);
    return DONE;
  });
  routes.add(showFactorCall, async ({ context, request, limits, body }) => {
    await showFactor(context, request, limits, body);
    return DONE;
  });
}
