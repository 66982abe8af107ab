import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';

/** The foreign keys with rows whose parent is missing: rows are loaded without checks. */
export async function findOrphans(db: Executor): Promise<string[]> {
  const keys = await selectRows<{ name: string; query: string }>(
    db,
    sql`select conname as name, format('select count(*)::int as orphans from %s child where not exists (select from %s parent where %s) and %s',
        conrelid::regclass, confrelid::regclass,
        (select string_agg(format('parent.%I = child.%I', f.attname, a.attname), ' and ')
           from unnest(conkey, confkey) as k (a, f)
           join pg_attribute a on a.attrelid = conrelid and a.attnum = k.a
           join pg_attribute f on f.attrelid = confrelid and f.attnum = k.f),
        (select string_agg(format('child.%I is not null', a.attname), ' and ')
           from unnest(conkey) as k (a) join pg_attribute a on a.attrelid = conrelid and a.attnum = k.a)) as query
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const broken: string[] = [];
  for (const { name, query } of keys) {
    const [row] = await selectRows<{ orphans: number }>(db, sql.raw(query));
    if (row?.orphans !== 0) broken.push(`${name}: ${row?.orphans}`);
  }
  return broken;
}
