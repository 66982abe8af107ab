import {
  type ServerProcess,
  startServerProcess,
} from '../../src/testing/servers/server-process.ts';
import type { Comparison, Figure, Measured } from '../frame.ts';
import type { Product } from '../product.ts';
import { installPeer, type Peer, reasonOf } from './install.ts';
import { memoryOf, type PeerProcess } from './peer-process.ts';

/** The number of rounds of every row, for a quick run; otherwise each row has its own. */
const ASKED_ROUNDS = process.env.BENCH_PEER_ROUNDS;
export const roundsOr = (usual: number) => (ASKED_ROUNDS ? Number(ASKED_ROUNDS) : usual);

type Beside = {
  product: Product;
  peer: Peer;
  start: (folder: string, ours: ServerProcess) => Promise<PeerProcess>;
  compare: (ours: ServerProcess, theirs: PeerProcess) => AsyncIterable<Comparison>;
};

/** Compares ours in production mode with a peer, or says in one sentence why it cannot. */
export async function measureBeside({ product, peer, start, compare }: Beside): Promise<Measured> {
  const measured: Measured = { comparisons: [], figures: [] };
  const without = (reason: string) => {
    console.log(`Without ${peer.name} ${peer.version}: ${reason}`);
    return measured;
  };
  const installed = await installPeer(peer);
  if ('failure' in installed) return without(installed.failure);
  const ours = await startInProduction(product);
  try {
    let theirs: PeerProcess;
    try {
      theirs = await start(installed.folder, ours);
    } catch (error) {
      return without(reasonOf(error));
    }
    try {
      for await (const comparison of compare(ours, theirs)) measured.comparisons.push(comparison);
      measured.figures.push(memory(`${peer.name} ${peer.version}`, theirs.memory()));
      measured.figures.push({
        ...memory(`ours, beside ${peer.name}`, memoryOf(ours.pid)),
        goal: '≤ 250',
      });
    } finally {
      await theirs.stop();
    }
  } finally {
    await ours.stop();
  }
  return measured;
}

const memory = (name: string, value = Number.NaN): Figure => ({
  name: `memory after load, ${name}`,
  unit: 'MB',
  value,
});

const UNLIMITED = '9999999/1s';

/** A web process as in production; its jobs are run by the product. */
function startInProduction({ url, databaseUrl }: Product): Promise<ServerProcess> {
  return startServerProcess({
    NODE_ENV: 'production',
    ROLE: 'web',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    // The issuer of the tokens: admins sign in at the product, whose sandbox shows their codes.
    PUBLIC_URL: url,
    PRODUCTION_ALLOWS: 'sandbox-mail,sandbox-payments,no-google',
    EVENT_ADDRESS: '1 Bench Street, Cottonwood Heights, UT',
    ORGANIZATION_NAME: 'Test Cooperative',
    ORGANIZATION_ADDRESS: '1 Bench Street, Salt Lake City, UT 84101',
    IDENTITY_SECRETS: '1:a-secret-for-measuring-it-protects-nothing',
    FILE_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    RECEIPT_KEYS: `1:${Buffer.alloc(32, 2).toString('base64')}`,
    RATE_API: UNLIMITED,
    RATE_WAITLIST_NETWORK: UNLIMITED,
    RATE_APPLICATION_NETWORK: UNLIMITED,
  });
}
