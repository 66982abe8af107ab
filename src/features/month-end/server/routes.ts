import type { RouteTable } from '#platform/routes.ts';
import { exportPackCall, listMonthsCall, requestCloseCall } from '../contract.ts';
import { exportPack } from './export-pack.ts';
import { listMonths } from './list-months.ts';
import { requestClose } from './request-close.ts';

export function addMonthEndRoutes(routes: RouteTable): void {
  routes.add(listMonthsCall, ({ context, session }) => listMonths(context, session));
  routes.add(requestCloseCall, ({ context, session, params }) =>
    requestClose(context, session, params),
  );
  routes.add(exportPackCall, ({ context, session, params }) =>
    exportPack(context, session, params),
  );
}
