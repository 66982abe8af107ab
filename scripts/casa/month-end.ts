import { open, rename, rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../src/db/executor.ts';
import { monthEndErrors } from '../../src/features/month-end/errors.ts';
import { isBook } from '../../src/features/month-end/rules.ts';
import { openPack } from '../../src/features/month-end/server/pack/pack.ts';
import { writePack } from '../../src/features/month-end/server/pack/write-pack.ts';
import type { Context } from '../../src/platform/context.ts';
import { AppError } from '../../src/shared/api/app-error.ts';
import { callersPath, defineCommand, UsageError } from './command.ts';
import { commandConfig, withRuntime } from './open-runtime.ts';
import { ExplainedError } from './run-program.ts';

export const command = defineCommand({
  name: 'casa month-end',
  about:
    'Writes the files of a month that is over, closed or not, for bookkeepers: balances, journal, statements, arrears, imports and a manifest, all from one state of the database. It changes nothing. The embedded database must not be in use.',
  args: { month: { about: 'The month, such as 2026-10' } },
  options: {
    out: { kind: 'text', value: 'FILE', about: 'The ZIP file to write; it is replaced' },
    book: { kind: 'text', value: 'BOOK', about: 'live, test or sandbox; the one in use otherwise' },
  },
  async run({ month, out, book }) {
    if (!out) throw new UsageError('--out is missing: the ZIP file to write.');
    const path = callersPath(out);
    try {
      await withRuntime(commandConfig(), ({ context }) => savePack(context, { month, path, book }));
    } catch (error) {
      if (error instanceof AppError) throw new ExplainedError(error.message);
      throw error;
    }
    return 0;
  },
});

/** The file appears when it is complete. */
async function savePack(
  context: Context,
  { month, path, book }: { month: string; path: string; book: string | undefined },
): Promise<void> {
  const mode = book ?? context.payments.mode;
  if (!isBook(mode)) throw monthEndErrors.BOOK_UNKNOWN();
  const part = `${path}.${process.pid}.part`;
  try {
    const pack = await context.database.executor.transaction(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      const db = tx as unknown as Executor;
      const opened = await openPack({ db, clock: context.clock, payments: { mode } }, { month });
      const file = await open(part, 'w', 0o600);
      try {
        for await (const piece of writePack(opened)) await file.writeFile(piece);
        await file.sync();
      } finally {
        await file.close();
      }
      return opened;
    });
    await rename(part, path);
    const state = pack.closed ? 'closed' : 'not closed yet: its figures may still change';
    console.log(`The pack of ${month} (${mode} books, ${state}) is ${path}.`);
  } finally {
    await rm(part, { force: true });
  }
}
