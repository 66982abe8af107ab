import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import type { Context } from '#platform/context.ts';
import { describeGauge, type Sample } from '#platform/metrics/gauges.ts';
import { describeProviderCalls } from '#platform/metrics/provider-calls.ts';
import { refreshed } from '#platform/metrics/refreshed.ts';
import { roundOf, timeOfRound } from '#shared/beacon-chain.ts';
import { readVersion } from '../../start/version.ts';

const BEACON_MS = 60_000;
const CERTIFICATE_MS = 3_600_000;
const TLS_LIMIT_MS = 5_000;
/** A relay has a round some seconds after it begins. */
const ROUND_DELAY_MS = 15_000;

/**
 * What a process knows without the database: its version, pool, disk, providers, and, in a process
 * that runs jobs, the beacon and the certificate of the public address.
 */
export function createProcessMetrics(context: Context): () => Promise<string> {
  const { config, database } = context;
  const { version, migration } = readVersion();
  const watchesOutside = config.ROLE !== 'web';
  const beaconLag = watchBeacon(context);
  const certificateEnd = refreshed(CERTIFICATE_MS, () => readCertificateEnd(config.publicUrl));
  const one = (value: number | undefined): Sample[] => (value === undefined ? [] : [{ value }]);
  return async () => {
    const connections = Object.entries(database.connections?.() ?? {});
    const disk = await statfs(config.dataDir).catch(() => undefined);
    return [
      describeGauge('casa_build_info', 'The running version; always 1', [
        { value: 1, labels: { version, migration, role: config.ROLE } },
      ]),
      describeGauge(
        'casa_database_connections',
        'Connections of this process’s pool: used, idle, the most allowed, and requests that wait for one',
        connections.map(([state, value]) => ({ value, labels: { state } })),
      ),
      describeGauge(
        'casa_disk_free_bytes',
        'Free room on the disk of DATA_DIR',
        one(disk && disk.bavail * disk.bsize),
      ),
      describeGauge(
        'casa_beacon_lag_seconds',
        'Age of the newest round of the beacon that a relay gave; measured by workers',
        one(watchesOutside ? beaconLag() : undefined),
      ),
      describeGauge(
        'casa_certificate_expires_timestamp_seconds',
        'When the certificate of PUBLIC_URL ends; measured by workers, absent without TLS',
        one(watchesOutside ? certificateEnd() : undefined),
      ),
      describeProviderCalls(),
    ].join('\n');
  };
}

/** Asks for a recent round when the figure is read, at most once a minute. */
function watchBeacon({
  beacon,
  beaconSandbox,
  clock,
}: Pick<Context, 'beacon' | 'beaconSandbox' | 'clock'>): () => number {
  // The sandbox signs each round when it is asked, in this thread, and is never late.
  if (beaconSandbox) return () => 0;
  let newest = clock.now().getTime();
  const ask = refreshed(BEACON_MS, async () => {
    const round = roundOf(beacon.chain, new Date(clock.now().getTime() - ROUND_DELAY_MS));
    if (await beacon.fetchRound(round)) newest = timeOfRound(beacon.chain, round).getTime();
  });
  return () => {
    ask();
    return Math.max(0, (clock.now().getTime() - newest) / 1000);
  };
}

/** When the certificate ends that visitors get, in Unix seconds. */
function readCertificateEnd(publicUrl: string): Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const socket = connect(
      // An expired certificate is what this is about, so it is read and not refused.
      {
        host: hostname,
        servername: hostname,
        port: Number(port) || 443,
        rejectUnauthorized: false,
      },
      () => {
        const { valid_to: end } = socket.getPeerCertificate();
        socket.end();
        resolve(Date.parse(end) / 1000);
      },
    );
    socket.setTimeout(TLS_LIMIT_MS, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
  });
}
