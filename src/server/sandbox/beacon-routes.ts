import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import type { BeaconSandbox } from '#providers/beacon/sandbox.ts';
import { timeOfRound } from '#shared/beacon-chain.ts';
import { SANDBOX_RELAY } from '../start/choose-beacon.ts';
import { sandboxServicePage } from './sandbox-page.ts';

/** The drand sandbox, with drand's HTTP paths, and a page that explains it. */
export function addBeaconRoutes(
  hono: Hono<AppEnv>,
  context: Context,
  sandbox: BeaconSandbox,
): void {
  hono.get(SANDBOX_RELAY, (request) => {
    // Not before: deriving the chain takes a third of a start.
    const { chain } = sandbox;
    const base = `${SANDBOX_RELAY}/${chain.hash}`;
    return request.html(
      sandboxServicePage(
        context,
        'Beacon',
        html`<p>A stand-in for the public beacon <a href="https://drand.love">drand</a>. It signs a
            new round every ${chain.periodSeconds} seconds of the sandbox's clock, with a key of its
            own: good for trying, never for real draws.</p>
          <p>The clock says <strong>${context.clock.now().toISOString()}</strong>; round 1 was at
            ${timeOfRound(chain, 1).toISOString()}.</p>
          <ul>
            <li><a href="${base}/info">The chain</a></li>
            <li><a href="${base}/public/latest">The latest round</a></li>
          </ul>`,
      ),
    );
  });
  hono.get(`${SANDBOX_RELAY}/*`, (request) =>
    sandbox.answer(request.req.path.slice(SANDBOX_RELAY.length)),
  );
}
