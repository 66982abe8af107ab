import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { errorResponse } from '../on-error.ts';
import { identifyRequest } from '../request-identity.ts';
import { addHealthRoutes } from './health.ts';
import { createStorageHealth } from './storage-health.ts';

/**
 * `/healthz`, `/readyz` and `/metrics` of a process that only runs jobs. Its work is more important
 * than its figures: when the port is taken it says so and works on.
 */
export async function serveWorkerHealth(
  context: Context,
  isWorking: () => boolean,
): Promise<Server | undefined> {
  const { config, log } = context;
  const hono = new Hono<AppEnv>();
  hono.onError((error, request) => errorResponse(error, request, log));
  hono.notFound((request) => errorResponse(commonErrors.NOT_FOUND(), request, log));
  hono.use(identifyRequest(context));
  addHealthRoutes(hono, context, { storage: createStorageHealth(context), isWorking });
  const server = createServer(getRequestListener(hono.fetch));
  return new Promise((resolve) => {
    server.once('error', (error) => {
      log.warn(
        { err: error, port: config.WORKER_PORT },
        'the worker serves no health page: choose another WORKER_PORT',
      );
      resolve(undefined);
    });
    server.listen(config.WORKER_PORT, config.host, () => resolve(server));
  });
}
