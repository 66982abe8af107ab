import pg from 'pg';

/** How often a statement runs before it is prepared. */
const USES = 10;
/** As many statements are prepared: PostgreSQL keeps each on every connection. */
const MOST_PREPARED = 150;
/** As many texts are counted; then counting begins anew. */
const MOST_COUNTED = 2_000;

/** Names the statements that run often; undefined for others. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_PREPARED) return known;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < USES) {
      if (uses.size >= MOST_COUNTED) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    uses.delete(text);
    const name = `often_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/**
 * The states of errors when a prepared statement is of no use any more: its columns changed their
 * types (0A000), its values have types that no longer fit (42883, 42804), the server has lost it.
 */
const USELESS = new Set(['0A000', '42883', '42804', '26000']);

type Asked = { text?: string; name?: string };

/**
 * The connections of a pool that prepares by name what runs often: planning a list takes PostgreSQL
 * longer than reading it. Not behind a pooler in transaction mode, where the next statement may be of
 * another connection.
 */
export function preparingClients(): typeof pg.Client {
  const nameOf = createNames();
  return class PreparingClient extends pg.Client {
    /** Part of the names: after a migration that changed types, statements are prepared anew. */
    #age = 0;

    override query = ((...given: unknown[]) => {
      const [first, values] = given as [Asked | string, unknown];
      const asked = typeof first === 'string' ? { text: first } : first;
      // Without values a text may be several statements, which cannot be prepared.
      const canPrepare = asked.text && !asked.name && Array.isArray(values) && values.length > 0;
      const name = canPrepare ? nameOf(asked.text as string) : undefined;
      if (!name) return Reflect.apply(pg.Client.prototype.query, this, given);
      const [, ...rest] = given;
      return this.#prepared([{ ...asked, name: `${name}_${this.#age}` }, ...rest]);
    }) as pg.Client['query'];

    #prepared(given: unknown[]): unknown {
      const noteFailure = (error: unknown) => {
        if (USELESS.has((error as { code?: string } | null)?.code ?? '')) this.#age += 1;
      };
      const callback = given.at(-1);
      if (typeof callback === 'function') {
        const wrapped = (error: unknown, result: unknown) => {
          noteFailure(error);
          callback(error, result);
        };
        return Reflect.apply(pg.Client.prototype.query, this, [...given.slice(0, -1), wrapped]);
      }
      const answer = Reflect.apply(pg.Client.prototype.query, this, given) as Promise<unknown>;
      answer.catch(noteFailure);
      return answer;
    }
  };
}
