import { open, rename } from 'node:fs/promises';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { openPack } from '#features/month-end/server/pack/pack.ts';
import { writePack } from '#features/month-end/server/pack/write-pack.ts';
import { requestClose } from '#features/month-end/server/request-close.ts';
import { reconcileProvider } from '#features/provider-money/server/reconcile-provider.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { readConfig } from '#platform/settings/config.ts';
import { createContext, createLogger } from '#server/start/create-context.ts';
import { countSteps } from '../deposit-faults/count-steps.ts';
import { createMemoryFiles } from '../memory-files.ts';
import { TEST_SETTINGS } from '../setup/test-settings.ts';
import { lateEntry, MONTH, TASK_VARIABLE, type Task } from './task.ts';

// One process that does one thing and is killed at one of its steps.

const task: Task = JSON.parse(process.env[TASK_VARIABLE] ?? '{}');
const steps = countSteps(
  () => task.databaseUrl,
  'month_closes|ledger_closes|approvals|ledger_entries|mails|audit_log|provider_\\w+',
);
const runtime = await createContext(
  readConfig({ ...TEST_SETTINGS, DATABASE_URL: task.databaseUrl, ROLE: 'web' }),
  {
    clock: { now: () => new Date(task.now) },
    log: createLogger({ logLevel: 'silent' }),
    files: createMemoryFiles(),
  },
);
steps.arm(task.fault);
try {
  await run(runtime.context, task);
} finally {
  const trace = steps.trace();
  steps.disarm();
  await runtime.close();
  process.send?.({ trace });
  process.disconnect?.();
}

async function run(
  context: Context,
  { action, actor, approvalId = '', out = '', number = 0 }: Task,
) {
  if (action === 'ask') await requestClose(context, actor as Session, { month: MONTH });
  if (action === 'confirm') await confirmApproval(context, actor as Session, { id: approvalId });
  if (action === 'post') {
    await inTransaction(context, (tx) => postEntry(tx, lateEntry(context.payments.mode, number)));
  }
  if (action === 'match') await reconcileProvider(context);
  if (action !== 'pack') return;
  const written = await open(`${out}.part`, 'w');
  let pieces = 0;
  for await (const piece of writePack(await openPack(context, { month: MONTH }))) {
    if (task.fault.kind === 'kill' && pieces === task.fault.step)
      process.kill(process.pid, 'SIGKILL');
    pieces += 1;
    await written.writeFile(piece);
  }
  await written.close();
  await rename(`${out}.part`, out);
}
