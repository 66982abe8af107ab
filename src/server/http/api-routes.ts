import type { Hono } from 'hono';
import type { AppEnv, RouteTable } from '#platform/routes.ts';
import { lazily } from '#shared/lazily.ts';
import { describeApi } from './api-description.ts';
import { renderApiDocs } from './api-docs-page.ts';

/** The API description, as JSON and as a page. */
export function addApiDescriptionRoutes(hono: Hono<AppEnv>, routes: RouteTable): void {
  const description = lazily(() => describeApi(routes.calls));
  hono.get('/api/openapi.json', (request) => request.json(description()));
  hono.get('/api/docs', (request) => request.html(renderApiDocs(description())));
}
