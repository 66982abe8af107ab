import { sql } from 'drizzle-orm';
import { isDatabaseUnwritable } from '#db/errors.ts';
import { selectRows } from '#db/executor.ts';
import type { Context } from '#platform/context.ts';

export type StorageHealth = {
  /** Remembers an error that says that the database cannot write. */
  note(error: unknown): void;
  /** Throws while the database or the folder of documents takes no writes. */
  check(): Promise<void>;
};

/** Whether what is written here would be kept: on a full disk reading goes on for long. */
export function createStorageHealth({ db, files }: Pick<Context, 'db' | 'files'>): StorageHealth {
  let hasFailed = false;
  return {
    note(error) {
      if (isDatabaseUnwritable(error)) hasFailed = true;
    },
    async check() {
      const [row] = await selectRows<{ mode: string }>(
        db,
        sql`select current_setting('transaction_read_only') as mode`,
      );
      if (row?.mode === 'on') throw new Error('the database only reads');
      await files.check?.();
      if (!hasFailed) return;
      await growOnce(db);
      hasFailed = false;
    },
  };
}

/** Small writes find room in pages that exist; a new table of some pages needs room on the disk. */
async function growOnce(db: Context['db']): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`create temporary table room_on_disk on commit drop as
        select repeat('x', 1000) as filling from generate_series(1, 2000)`,
    );
  });
}
