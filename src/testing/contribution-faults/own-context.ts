import type { Context } from '#platform/context.ts';
import { type Config, readConfig } from '#platform/settings/config.ts';
import { createContext } from '#server/start/create-context.ts';
import type { Stage } from '../deposit-faults/run-case.ts';

const contexts = new WeakMap<Stage, Promise<Context>>();

/** A context in this process, on the stage's database: for everything before the flow. */
export function ownContext(stage: Stage): Promise<Context> {
  const known = contexts.get(stage);
  if (known) return known;
  const opened = open(stage);
  contexts.set(stage, opened);
  return opened;
}

async function open(stage: Stage): Promise<Context> {
  const config = readConfig({
    NODE_ENV: 'development',
    DATABASE_URL: stage.databaseUrl,
    ROLE: 'web',
    LOG_LEVEL: 'silent',
  });
  const runtime = await createContext(config);
  stage.onEnd(() => runtime.close());
  // The server under test refuses requests from another origin than its own.
  const own: Config = { ...config, publicUrl: stage.server.url };
  return { ...runtime.context, config: own };
}
