import pg from 'pg';
import type { Fault } from './messages.ts';

const TABLES =
  'payments|deposits|payment_refunds|payment_events|ledger_entries|ledger_postings|group_places|groups|mails|contribution_payments|contribution_accounts|contribution_instalments|automatic_charges|payment_disputes|sandbox_disputes|sandbox_payment_intents|sandbox_charges|sandbox_refunds|sandbox_payment_events|sandbox_mailbox';
/** Ledger entries are written by a database function. */
const POST = /^select ledger_post\(/;

/** The application name of the harness's connections, which are not cut. */
export const HARNESS_NAME = 'harness';

type Query = (...given: unknown[]) => unknown;
type Callback = (...given: unknown[]) => void;

/** Whether the fault occurs at the next step. */
function isStruck(fault: Fault, label: string, before: readonly string[]): boolean {
  if (fault.kind === 'none') return false;
  if (fault.kind !== 'kill-after') return before.length === fault.step;
  if (!fault.isCommitted) return label === fault.write;
  return label === 'commit' && before.includes(fault.write);
}

/**
 * Counts the writes to a flow's tables at the database driver, and injects the fault at the chosen
 * one.
 */
export function countSteps(databaseUrl: () => string, tables = TABLES) {
  const write = new RegExp(`^[\\s\\S]*?(insert into|update|delete from) "(${tables})"`, 'i');
  const original = pg.Client.prototype.query as Query;
  const writing = new WeakSet<object>();
  let fault: Fault = { kind: 'none' };
  let steps: string[] = [];
  let isArmed = false;

  const labelOf = (client: object, text: string): string | undefined => {
    const [, verb, table] = POST.test(text)
      ? ['', 'insert into', 'ledger_entries']
      : (write.exec(text) ?? []);
    if (verb) {
      writing.add(client);
      return `${verb.toLowerCase()} ${table}`;
    }
    if (/^(commit|rollback)\b/i.test(text) && writing.delete(client)) return text.toLowerCase();
    return undefined;
  };

  async function cutConnections(): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl() });
    await client.connect();
    await original.call(
      client,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name <> $1',
      [HARNESS_NAME],
    );
    await client.end();
  }

  const die = () => process.kill(process.pid, 'SIGKILL');

  function strikingQuery(this: object, ...given: unknown[]): unknown {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text?: string })?.text;
    const label = text && isArmed ? labelOf(this, text) : undefined;
    if (!label) return original.apply(this, given);
    const isHit = isStruck(fault, label, steps);
    steps.push(label);
    if (!isHit) return original.apply(this, given);
    if (fault.kind === 'cut') return cutConnections().then(() => original.apply(this, given));
    if (fault.kind === 'kill' && fault.when === 'before') die();
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      given[given.length - 1] = (...answer: unknown[]) => {
        die();
        (callback as Callback)(...answer);
      };
      return original.apply(this, given);
    }
    return (original.apply(this, given) as Promise<unknown>).finally(die);
  }
  pg.Client.prototype.query = strikingQuery as typeof pg.Client.prototype.query;

  return {
    arm(next: Fault) {
      fault = next;
      steps = [];
      isArmed = true;
    },
    /** Stops counting too: faults are injected only at these steps. */
    disarm() {
      fault = { kind: 'none' };
      isArmed = false;
    },
    trace: () => steps,
  };
}
