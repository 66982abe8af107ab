import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createGuards } from '#features/accounts/sign-in/server/guards.ts';
import {
  createSignInCache,
  SIGN_IN_CHANNEL,
  type SignInCache,
} from '#features/accounts/sign-in/server/sign-in-cache.ts';
import { ensureFirstAdmin, type FirstAdmin } from '#features/accounts/team/server/first-admin.ts';
import {
  MAIL_CHANNEL,
  type MailCourier,
  startMailCourier,
} from '#features/mails/server/mail-courier.ts';
import { createVisitCounter, type VisitCounter } from '#features/visits/server/count-visits.ts';
import { CONTENT_CHANNEL } from '#platform/content-changes.ts';
import { type Dispatcher, startDispatcher } from '#platform/jobs/dispatcher.ts';
import { JOBS_CHANNEL } from '#platform/jobs/jobs.ts';
import { createSharedLimit } from '#platform/limits/shared-limit.ts';
import { startHeartbeat } from '#platform/processes/heartbeat.ts';
import type { Config } from '#platform/settings/config.ts';
import { CLOCK_CHANNEL } from '#providers/clock/sandbox.ts';
import { loadAllTexts } from '#shared/text/texts.ts';
import { type App, createApp } from './app.ts';
import { equipDesk } from './demo/equip-desk.ts';
import { PERSONAS } from './demo/personas.ts';
import { workers } from './features.ts';
import { serveWorkerHealth } from './http/health/worker-health.ts';
import { endSlowBody } from './http/slow-bodies.ts';
import { seedDemoContent } from './pages/demo-content.ts';
import { addHomeRedirect, homeWithSession } from './pages/home-redirect.ts';
import { addPages } from './pages/pages.ts';
import { loadSite, type Site } from './pages/site.ts';
import { createGoogleHandler } from './sandbox/google-routes.ts';
import {
  startWebhookCourier,
  WEBHOOK_CHANNEL,
  type WebhookCourier,
} from './sandbox/webhook-courier.ts';
import { createContext, JOBS_SHARE, type Overrides, type Runtime } from './start/create-context.ts';
import { readVersion } from './start/version.ts';

/** The share of SHUTDOWN_SECONDS that running requests may take; jobs get theirs afterwards. */
const REQUESTS_SHARE = 0.6;

/** The demonstration's admins belong to whoever visits it: none of them is the first admin. */
const ADMIN_PERSONAS = PERSONAS.filter(({ role }) => role === 'admin').map(({ email }) => email);

export type RunningServer = {
  runtime: Runtime;
  /** Undefined for a process that only runs jobs. */
  address: string | undefined;
  /** The first admin, if this start created it. */
  firstAdmin: FirstAdmin | undefined;
  stop(): Promise<void>;
};

/** Starts the process in its role: web, worker or both. Tests may supply their own parts. */
export async function startServer(config: Config, given: Overrides = {}): Promise<RunningServer> {
  const hasPages = config.ROLE !== 'worker' && config.PAGES === 'built';
  // The demonstration's bar has sentences.
  await loadAllTexts();
  const site = hasPages ? await loadSite(config) : undefined;
  const runtime = await createContext(config, given);
  try {
    await seedDemoContent(runtime.context);
    await equipDesk(runtime.context);
    const firstAdmin =
      config.ROLE === 'worker'
        ? undefined
        : await ensureFirstAdmin(runtime.context, ADMIN_PERSONAS);
    const signIns = createSignInCache();
    const apiLimit = createSharedLimit(runtime.context);
    const app =
      config.ROLE === 'worker'
        ? undefined
        : createApp(runtime.context, createGuards(signIns), apiLimit.count);
    const visits = app && createVisitCounter(runtime.context);
    const http = visits && (await listen(app, runtime, site, visits));
    const courier = startWebhookCourier(runtime.context, app);
    const mailCourier = config.ROLE === 'web' ? undefined : startMailCourier(runtime.context);
    const dispatcher =
      config.ROLE === 'web' ? undefined : startDispatcher(runtime.context, workers);
    const heartbeat = startHeartbeat(runtime.context, readVersion(), dispatcher);
    const health = app ? undefined : await serveWorkerHealth(runtime.context, heartbeat.isAlive);
    const stopListening = listenToOtherProcesses(runtime, site, {
      signIns,
      mailCourier,
      dispatcher,
      courier,
    });
    return {
      runtime,
      address: http ? addressOf(http) : undefined,
      firstAdmin,
      async stop() {
        // Requests are finished first: they may still enqueue jobs.
        if (http) await closeHttp(http, config.SHUTDOWN_SECONDS * REQUESTS_SHARE);
        await stopListening();
        await visits?.close();
        await apiLimit.close();
        await courier.stop();
        const maxMs = config.SHUTDOWN_SECONDS * JOBS_SHARE * 1000;
        await Promise.all([mailCourier?.stop(maxMs), dispatcher?.stop(maxMs)]);
        if (health) await closeHttp(health, 0);
        await heartbeat.stop();
        await runtime.close();
      },
    };
  } catch (error) {
    await runtime.close();
    throw error;
  }
}

type Notified = {
  signIns: SignInCache;
  mailCourier: MailCourier | undefined;
  dispatcher: Dispatcher | undefined;
  courier: WebhookCourier;
};

/**
 * Listens to other processes: changed pages and sign-ins are dropped from this one's caches;
 * waiting mails, jobs and sandbox webhooks wake its workers; a moved sandbox clock is read again.
 */
function listenToOtherProcesses(
  { context, sandboxClock }: Runtime,
  site: Site | undefined,
  { signIns, mailCourier, dispatcher, courier }: Notified,
): () => Promise<void> {
  if (site) context.contentChanges.subscribe(site.cache.clear);
  const listener = context.database.listen({
    channels: {
      [CONTENT_CHANNEL]: () => site?.cache.clear(),
      [SIGN_IN_CHANNEL]: signIns.forget,
      ...(mailCourier ? { [MAIL_CHANNEL]: mailCourier.wake } : {}),
      ...(dispatcher ? { [JOBS_CHANNEL]: dispatcher.wake } : {}),
      ...(context.paymentSandbox ? { [WEBHOOK_CHANNEL]: courier.wake } : {}),
      ...(sandboxClock
        ? { [CLOCK_CHANNEL]: () => void sandboxClock.refresh().catch(() => {}) }
        : {}),
    },
    onState(isHearing) {
      // Notifications sent meanwhile were missed.
      dispatcher?.wake();
      site?.cache.setReliable(isHearing);
      signIns.setReliable(isHearing);
    },
  });
  return () => listener.close();
}

async function listen(
  app: App,
  runtime: Runtime,
  site: Site | undefined,
  visits: VisitCounter,
): Promise<Server> {
  const { config } = runtime.context;
  addHomeRedirect(app.hono, runtime.context);
  if (site) addPages(app, site, runtime.context);
  const mayBeMemberAtHome = homeWithSession(runtime.context);
  const answersGoogle = await createGoogleHandler(runtime.context);
  const handle = getRequestListener(app.hono.fetch);
  const server = createServer((request, response) => {
    endSlowBody(request, response);
    visits.note(request);
    if (answersGoogle(request, response)) return;
    if (!mayBeMemberAtHome(request) && site?.answer(request, response)) return;
    void handle(request, response);
  });
  // Long enough to upload a photo over a poor connection; headers have less.
  server.requestTimeout = 300_000;
  server.headersTimeout = 20_000;
  // Longer than proxies keep a connection (60 seconds): a request on one that we close would be
  // lost.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}

function addressOf(server: Server): string {
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

function closeHttp(server: Server, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), seconds * 1000);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
