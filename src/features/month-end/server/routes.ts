import type { RouteTable } from '#platform/routes.ts';
import { askCloseCall, exportPackCall, listMonthsCall } from '../contract.ts';
import { askClose } from './ask-close.ts';
import { exportPack } from './export-pack.ts';
import { listMonths } from './list-months.ts';

export function addMonthEndRoutes(routes: RouteTable): void {
  routes.add(listMonthsCall, ({ context, session }) => listMonths(context, session));
  routes.add(askCloseCall, ({ context, session, params }) => askClose(context, session, params));
  routes.add(exportPackCall, ({ context, session, params }) =>
    exportPack(context, session, params),
  );
}
