import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { BEGIN, BEGIN_NAME, forgetBegin, hasBegun, mayRide, RidingQuery } from './riding-begin.ts';

/** A statement is prepared when it has run so often within a minute. */
const USES = 10;
const WITHIN_MS = 60_000;
/** As many statements are prepared: PostgreSQL keeps each on every connection. */
const MOST_PREPARED = 150;
/** As many texts are counted; then counting begins anew. */
const MOST_COUNTED = 2_000;

/** The statements of a pool that run often, and their names. */
export class OftenRun {
  #names = new Map<string, string>();
  #uses = new Map<string, number>();
  #countedSince = performance.now();

  has(text: string): boolean {
    return this.#names.has(text);
  }

  /** Counts a use; undefined for a statement that does not run often. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_PREPARED) return known;
    this.#beginAnew();
    const used = (this.#uses.get(text) ?? 0) + 1;
    if (used < USES) {
      this.#uses.set(text, used);
      return undefined;
    }
    this.#uses.delete(text);
    const name = `often_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }

  /** Statements that run now and then would otherwise take the places of those that run often. */
  #beginAnew(): void {
    const now = performance.now();
    if (now - this.#countedSince < WITHIN_MS && this.#uses.size < MOST_COUNTED) return;
    this.#uses.clear();
    this.#countedSince = now;
  }
}

/**
 * The states of errors when a prepared statement is of no use any more: its columns changed their
 * types (0A000), its values have types that no longer fit (42883, 42804), the server has lost it.
 */
const USELESS = new Set(['0A000', '42883', '42804', '26000']);

/** What a statement answers that has not been sent. */
const NOTHING = Promise.resolve({ rows: [], fields: [], rowCount: null, command: '', oid: 0 });

type Asked = { text?: string; name?: string };

/**
 * The connections of a pool that prepares by name what runs often: planning a list takes PostgreSQL
 * longer than reading it. Not behind a pooler in transaction mode, where the next statement may be of
 * another connection.
 */
export function preparingClients(often = new OftenRun()): typeof pg.Client {
  return class PreparingClient extends pg.Client {
    /** Part of the names: after a migration that changed types, statements are prepared anew. */
    #age = 0;
    /** A transaction was begun, and the database is told so together with its first statement. */
    #owesBegin = false;

    override query = ((...given: unknown[]) => {
      const [first, values] = given as [Asked | string, unknown];
      const asked = typeof first === 'string' ? { text: first } : first;
      if (asked.text === BEGIN && typeof given.at(-1) !== 'function') return this.#begin();
      if (this.#owesBegin) {
        this.#owesBegin = false;
        if (asked.text === 'commit' || asked.text === 'rollback') return NOTHING;
        if (mayRide(given)) return this.#ride(asked, values as unknown[]);
        const begun = this.#send(BEGIN) as Promise<unknown>;
        if (typeof given.at(-1) !== 'function') return begun.then(() => this.#send(...given));
        begun.catch(() => {});
      }
      const named = this.#named(asked, values);
      return named === asked ? this.#send(...given) : this.#prepared([named, ...given.slice(1)]);
    }) as pg.Client['query'];

    /** The same statement with a name if it runs often. */
    #named(asked: Asked, values: unknown): Asked {
      // Without values a text may be several statements, which cannot be prepared.
      const canPrepare = asked.text && !asked.name && Array.isArray(values) && values.length > 0;
      const name = canPrepare ? often.nameOf(asked.text as string) : undefined;
      return name ? { ...asked, name: `${name}_${this.#age}` } : asked;
    }

    /** Prepared at the first time; then it waits for the first statement. */
    #begin(): Promise<unknown> {
      if (!hasBegun(this)) return this.#send({ name: BEGIN_NAME, text: BEGIN }) as Promise<unknown>;
      this.#owesBegin = true;
      return NOTHING;
    }

    #ride(asked: Asked, values: unknown[]): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const query = new RidingQuery(
          this.#named(asked, values),
          values,
          (error: unknown, result: unknown) => {
            if (!error) return resolve(result);
            this.#noteFailure(error);
            if ((error as { code?: string }).code === '26000') forgetBegin(this);
            reject(error);
          },
        );
        this.#send(query);
      });
    }

    #send(...given: unknown[]): unknown {
      return Reflect.apply(pg.Client.prototype.query, this, given);
    }

    #noteFailure = (error: unknown) => {
      if (USELESS.has((error as { code?: string } | null)?.code ?? '')) this.#age += 1;
    };

    #prepared(given: unknown[]): unknown {
      const callback = given.at(-1);
      if (typeof callback === 'function') {
        const wrapped = (error: unknown, result: unknown) => {
          this.#noteFailure(error);
          callback(error, result);
        };
        return this.#send(...given.slice(0, -1), wrapped);
      }
      const answer = this.#send(...given) as Promise<unknown>;
      answer.catch(this.#noteFailure);
      return answer;
    }
  };
}
