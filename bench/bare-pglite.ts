// An embedded database without our product, idle after every row was read once.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const database = new PGlite({ dataDir: process.argv[2] ?? '', extensions: { pg_trgm } });
const { rows } = await database.query<{ name: string }>(
  `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
);
for (const { name } of rows) await database.query(`select count(*) from ${name}`);
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
