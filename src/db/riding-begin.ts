import pg from 'pg';

export const BEGIN = 'begin';
/** The name under which a connection has it prepared. */
export const BEGIN_NAME = 'begin';

type Connection = {
  bind(config: { statement: string }): void;
  execute(config: object): void;
};

/** Whether the connection has prepared it, which it does when it first begins a transaction. */
export function hasBegun(client: pg.Client): boolean {
  return preparedOn(client)[BEGIN_NAME] !== undefined;
}

/** Has it prepared anew: the database may have lost it. */
export function forgetBegin(client: pg.Client): void {
  delete preparedOn(client)[BEGIN_NAME];
}

function preparedOn(client: pg.Client): Record<string, string | undefined> {
  const { connection } = client as unknown as {
    connection: { parsedStatements: Record<string, string | undefined> };
  };
  return connection.parsedStatements;
}

/** What the driver's class has, and its types do not name. */
const Query = pg.Query as unknown as new (
  config: object,
  values: unknown[],
  callback: (error: unknown, result: unknown) => void,
) => {
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};

/**
 * The first statement of a transaction, sent together with the `begin` before it: one way to the
 * database and back less for every transaction. If the begin fails, the database skips the statement.
 */
export class RidingQuery extends Query {
  #hasBegun = false;

  override prepare(connection: Connection): void {
    connection.bind({ statement: BEGIN_NAME });
    connection.execute({});
    super.prepare(connection);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#hasBegun) super.handleCommandComplete(message, connection);
    this.#hasBegun = true;
  }
}

/** Only a single statement with values: a text without any may be several statements. */
export function mayRide(given: readonly unknown[]): boolean {
  const [, values] = given;
  return typeof given.at(-1) !== 'function' && Array.isArray(values) && values.length > 0;
}
