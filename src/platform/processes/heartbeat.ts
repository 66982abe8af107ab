import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { deleteOldProcesses, deleteProcess, upsertProcess } from './queries.ts';

const HEARTBEAT_INTERVAL_MS = 15_000;
/** A worker that has not looked for jobs for so long is silent: three beats, or four looks. */
export const SILENT_AFTER_SECONDS = 45;

/** What a process runs: the product's version, and the last migration that it has. */
export type Version = { readonly version: string; readonly migration: string };

export type Heartbeat = {
  /** Whether this process has reported itself lately, and with it its work. */
  isAlive(): boolean;
  /** Resolves when the report that is on its way has ended. */
  beaten(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Reports this process in the database while it runs, so that others notice when it dies. A worker
 * also says whether its dispatcher still looks for jobs: a process can live and do nothing.
 */
export function startHeartbeat(
  { db, config, randomness, log }: Pick<Context, 'db' | 'config' | 'randomness' | 'log'>,
  version: Version,
  dispatcher: { lookedAt(): number } | undefined,
): Heartbeat {
  const id = randomness.id();
  const own = { id, role: config.ROLE, host: hostname(), pid: process.pid, ...version };
  let beatAt = performance.now();
  let isBeating: Promise<void> | undefined;

  const isWorking = () =>
    dispatcher !== undefined && isRecent(dispatcher.lookedAt(), SILENT_AFTER_SECONDS);
  const beat = async () => {
    try {
      await upsertProcess(db, own, isWorking());
      beatAt = performance.now();
    } catch (error) {
      log.warn({ err: error }, 'this process could not report itself');
    }
  };
  const beatOnce = () => {
    isBeating ??= beat().finally(() => {
      isBeating = undefined;
    });
  };
  void deleteOldProcesses(db, sql`interval '1 day'`).catch(() => {});
  beatOnce();
  const timer = setInterval(beatOnce, HEARTBEAT_INTERVAL_MS).unref();
  return {
    isAlive: () => isRecent(beatAt, SILENT_AFTER_SECONDS) && (!dispatcher || isWorking()),
    beaten: async () => isBeating,
    async stop() {
      clearInterval(timer);
      await isBeating;
      // A process that says goodbye is not missed.
      await deleteProcess(db, id).catch(() => {});
    },
  };
}

const isRecent = (at: number, seconds: number) => performance.now() - at < seconds * 1_000;
