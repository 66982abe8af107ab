import pg from 'pg';

const RETRY_MS = 1_000;
const HEARTBEAT_MS = 5_000;

export type Listener = { close(): Promise<void> };
export type ListenerOptions = {
  /** What to do with the messages of each channel. */
  channels: Readonly<Record<string, (message: string) => void>>;
  /** False while disconnected: messages sent meanwhile are lost. */
  onState: (isHearing: boolean) => void;
};

/** Listens on PostgreSQL channels over one connection of its own, and reconnects when it is lost. */
export function listenOnPostgres(
  connectionString: string,
  { channels, onState }: ListenerOptions,
): Listener {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    onState(false);
    lost.end().catch(() => {});
    if (!isClosed) retry = setTimeout(() => void connect(), RETRY_MS).unref();
  };

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      application_name: 'casa-circle-listener',
    });
    client = fresh;
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    try {
      await fresh.connect();
      const names = Object.keys(channels).map((name) => `listen ${pg.escapeIdentifier(name)}`);
      await fresh.query(names.join('; '));
      if (client === fresh) onState(true);
    } catch {
      lose(fresh);
    }
  };

  // A connection can die without an error; a periodic query detects that.
  const heartbeat = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => lose(asked));
  }, HEARTBEAT_MS).unref();

  onState(false);
  void connect();
  return {
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      const open = client;
      client = undefined;
      await open?.end().catch(() => {});
    },
  };
}
