import pg from 'pg';

const TIMEOUT_MS = 5_000;

/** What PostgreSQL and the network say, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'the host cannot be reached from here',
  ECONNRESET: 'it ended the connection',
  '28P01': 'it refuses the password',
  '28000': 'it refuses this user',
  '3D000': 'it has no database of that name',
  '42501': 'this user has no right to connect',
  '53300': 'all of its connections are in use',
  '57P03': 'it is still starting, so try again in a moment',
};

/**
 * Connects once; returns why that is impossible, or nothing. The address is shown without its
 * password.
 */
export async function whyUnreachable(address: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'casa-circle',
  });
  // A connection that breaks later must not end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return `PostgreSQL at ${withoutPassword(address)} cannot be used: ${reasonOf(error)}`;
  } finally {
    await client.end().catch(() => {});
  }
}

function reasonOf(error: unknown): string {
  const {
    code = '',
    message = '',
    errors,
  } = error as NodeJS.ErrnoException & {
    errors?: { code?: string }[];
  };
  // A host with several addresses fails with one error for each.
  const known = REASONS[code || (errors?.[0]?.code ?? '')];
  if (known) return known;
  if (/timeout/i.test(message)) return 'it does not answer';
  if (/SSL/.test(message)) return 'it offers no encrypted connection';
  if (/password must be/.test(message)) return 'it asks for a password, and the address has none';
  // The server's other messages name settings of its own, never the password.
  return code ? `it answers with the error ${code}` : 'what answers there is not PostgreSQL';
}

function withoutPassword(address: string): string {
  try {
    const { hostname, port, pathname } = new URL(address);
    return `${hostname}:${port || 5432}${pathname}`;
  } catch {
    return 'the given address';
  }
}
