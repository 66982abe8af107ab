import pg from 'pg';
import { readConfig } from '../src/platform/config.ts';
import { createContext, type Runtime } from '../src/server/create-context.ts';
import type { Product } from './product.ts';

/** Runs a measurement on a fresh database beside the product's; it is dropped afterwards. */
export async function withOwnDatabase<T>(
  product: Pick<Product, 'databaseUrl'>,
  name: string,
  measure: (runtime: Runtime, bare: pg.Client) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client({ connectionString: product.databaseUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(product.databaseUrl);
  url.pathname = `/${name}`;
  const config = { DATABASE_URL: String(url), ROLE: 'web', LOG_LEVEL: 'error' };
  const runtime = await createContext(readConfig(config));
  const bare = new pg.Client({ connectionString: String(url) });
  await bare.connect();
  try {
    return await measure(runtime, bare);
  } finally {
    await bare.end();
    await runtime.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}
