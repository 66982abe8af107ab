import type { Hono } from 'hono';
import { exportList } from '#features/audit/server/export-list.ts';
import { checkInput } from '#platform/check-input.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv, RouteTable } from '#platform/routes.ts';
import { listPayableBids, payBid } from '../bid-payments/server/pay-bid.ts';
import { enterBidWire } from '../bid-payments/server/record-wire.ts';
import * as calls from '../contract.ts';
import * as bidCalls from '../member/bid-contract.ts';
import * as memberCalls from '../member/contract.ts';
import { placeMemberBid } from '../member/server/place-member-bid.ts';
import { readMemberAssemblies } from '../member/server/read-member-assemblies.ts';
import { readSeatStanding } from '../member/server/read-seat-standing.ts';
import {
  ASSEMBLY_COLUMNS,
  listAdminAssemblies,
  pageAdminAssemblies,
} from './list-admin-assemblies.ts';
import { listPastAssemblies } from './list-past-assemblies.ts';
import { readAssembly, readAssemblyStatus } from './read-assembly.ts';

export function addAssemblyRoutes(routes: RouteTable): void {
  routes.add(calls.readAssemblyCall, ({ context, params }) => readAssembly(context, params));
  routes.add(calls.readAssemblyStatusCall, ({ context, params }) =>
    readAssemblyStatus(context, params),
  );
  routes.add(calls.listPastAssembliesCall, ({ context, params }) =>
    listPastAssemblies(context, params),
  );
  routes.add(memberCalls.listMemberAssembliesCall, ({ context, session }) =>
    readMemberAssemblies(context, session.userId),
  );
  routes.add(memberCalls.readSeatStandingCall, ({ context, session, params }) =>
    readSeatStanding(context, session, params),
  );
  routes.add(memberCalls.placeSealedBidCall, async ({ context, session, params, body, limits }) => {
    await limits.per('bid', session.userId, context.config.RATE_BID_MEMBER);
    const file = new Uint8Array(Buffer.from(body.file, 'base64'));
    const { membershipId } = body;
    return placeMemberBid(context, session, { assemblyId: params.id, membershipId, file });
  });
  routes.add(bidCalls.listPayableBidsCall, ({ context, session }) =>
    listPayableBids(context, session.userId),
  );
  routes.add(bidCalls.payBidCall, async ({ context, session, limits, params, body }) => {
    await limits.per('contribution', session.userId, context.config.RATE_PAYMENT_EMAIL);
    return payBid(context, session, { ...params, ...body });
  });
  routes.add(bidCalls.enterBidWireCall, ({ context, session, params, body }) =>
    enterBidWire(context, session, { ...params, ...body }),
  );
  routes.add(calls.listAdminAssembliesCall, ({ context, query: { cursor, limit, ...filter } }) =>
    listAdminAssemblies(context, { cursor, limit }, filter),
  );
  routes.add(calls.exportAssembliesCall, (call) =>
    exportList(call, {
      name: 'assemblies',
      columns: ASSEMBLY_COLUMNS,
      readPage: (context, request) => pageAdminAssemblies(context, request, call.query),
    }),
  );
}

/** Serves the public data of an assembly as a file, for other tools. */
export function addAssemblyFileRoute(hono: Hono<AppEnv>, context: Context): void {
  hono.get('/groups/:group/assemblies/:file{[0-9]+\\.json}', async (request) => {
    const params = checkInput(calls.assemblyParams, {
      group: request.req.param('group'),
      month: request.req.param('file').replace(/\.json$/, ''),
    });
    const assembly = await readAssembly(context, params);
    return request.body(JSON.stringify(assembly, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      // Other sites' tools can read it from their own origin.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    });
  });
}
