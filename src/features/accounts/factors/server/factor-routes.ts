import type { RouteTable } from '#platform/routes.ts';
import {
  readFactorsCall,
  removeAppCall,
  renewRecoveryCodesCall,
  showFactorCall,
  startAppCall,
} from '../contract.ts';
import {
  addPasskeyCall,
  removePasskeyCall,
  showPasskeyCall,
  startPasskeyCall,
  startShowPasskeyCall,
} from '../passkey-contract.ts';
import { readFactors, removeApp, renewRecoveryCodes, startApp } from './own-factors.ts';
import { addPasskey, removePasskey, startPasskey } from './own-passkeys.ts';
import { showFactor } from './show-factor.ts';
import { showPasskey, startShowingPasskey } from './show-passkey.ts';

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
  routes.add(startPasskeyCall, ({ context, request }) => startPasskey(context, request));
  routes.add(addPasskeyCall, async ({ context, request, body }) => {
    await addPasskey(context, request, body);
    return DONE;
  });
  routes.add(removePasskeyCall, async ({ context, request, params }) => {
    await removePasskey(context, request, params);
    return DONE;
  });
  routes.add(startShowPasskeyCall, ({ context, request, limits }) =>
    startShowingPasskey(context, request, limits),
  );
  routes.add(showPasskeyCall, async ({ context, request, limits, body }) => {
    await showPasskey(context, request, limits, body);
    return DONE;
  });
}
