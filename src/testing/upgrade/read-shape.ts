import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';

/** Excludes objects of extensions, which migrations do not create. */
const isOwn = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;

const SHAPE = `
  select format('column %s.%s %s%s default %s %s%s', c.relname, a.attname,
      format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end,
      coalesce(pg_get_expr(d.adbin, d.adrelid), 'none'), a.attgenerated, a.attidentity) as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  union all
  select format('constraint %s.%s %s%s', conrelid::regclass, conname, pg_get_constraintdef(oid),
      case when not convalidated then ' unchecked' end)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select format('index %s%s', pg_get_indexdef(indexrelid), case when not indisvalid then ' invalid' end)
    from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace
  union all
  select format('trigger %s %s', pg_get_triggerdef(t.oid), tgenabled)
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace
  union all
  select format('function %s%s', oid::regprocedure, case when prokind <> 'a' then pg_get_functiondef(oid) end)
    from pg_proc where pronamespace = 'public'::regnamespace and ${isOwn('oid')}
  union all
  select format('view %s %s', relname, pg_get_viewdef(oid))
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
  union all
  select format('sequence %s %s', c.relname, format_type(seqtypid, null))
    from pg_sequence join pg_class c on c.oid = seqrelid where c.relnamespace = 'public'::regnamespace
  union all
  select format('value %s of %s', enumlabel, t.typname)
    from pg_enum join pg_type t on t.oid = enumtypid where t.typnamespace = 'public'::regnamespace`;

/** The schema as lines: columns, constraints, indexes, functions … */
export async function readShape(db: Executor): Promise<string[]> {
  const rows = await selectRows<{ line: string }>(db, sql.raw(SHAPE));
  return rows.map(({ line }) => line).sort();
}
