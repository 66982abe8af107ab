import type { RouteTable } from '#platform/routes.ts';
import { enterCompletionCall, previewCompletionCall } from '../contract.ts';
import { enterCompletion, previewCompletion } from './complete-group.ts';

export function addCompletionRoutes(routes: RouteTable): void {
  routes.add(previewCompletionCall, ({ context, params }) => previewCompletion(context, params));
  routes.add(enterCompletionCall, ({ context, session, params, body }) =>
    enterCompletion(context, session, { ...params, ...body }),
  );
}
