import pg from 'pg';
import { readConfig } from '../src/platform/settings/config.ts';
import { createContext, type Runtime } from '../src/server/start/create-context.ts';
import type { Product } from './product.ts';

type Beside = Pick<Product, 'databaseUrl'>;

/** Runs a measurement on an empty database on the product's server; it is dropped afterwards. */
export async function withEmptyDatabase<T>(
  product: Beside,
  name: string,
  measure: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client({ connectionString: product.databaseUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(product.databaseUrl);
  url.pathname = `/${name}`;
  try {
    return await measure(String(url));
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

/** The same on one with the product's tables. */
export function withOwnDatabase<T>(
  product: Beside,
  name: string,
  measure: (runtime: Runtime, bare: pg.Client) => Promise<T>,
): Promise<T> {
  return withEmptyDatabase(product, name, async (DATABASE_URL) => {
    const runtime = await createContext(
      readConfig({ DATABASE_URL, ROLE: 'web', LOG_LEVEL: 'error' }),
    );
    const bare = new pg.Client({ connectionString: DATABASE_URL });
    await bare.connect();
    try {
      return await measure(runtime, bare);
    } finally {
      await bare.end();
      await runtime.close();
    }
  });
}
