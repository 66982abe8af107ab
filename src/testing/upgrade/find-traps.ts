import { isAllowed, readAllowances } from './allowances.ts';
import { LARGE_TABLES, RULES, type Rule } from './rules.ts';
import { splitAtCommas, splitStatements } from './sql-statements.ts';

type Trap = { readonly rule: Rule; readonly subject: string };

const NAME = String.raw`(?:public\.)?(\w+)`;
/** The start of a statement, also inside a block. */
const START = String.raw`(?:^|\b(?:begin|then|else|loop|execute) )`;
const named = (pattern: string) => new RegExp(pattern.replaceAll('NAME', NAME));

const CREATE_TABLE = named('\\bcreate (?:unlogged )?table (?:if not exists )?NAME');
const ALTER_TABLE = named('\\balter table (?:if exists )?(?:only )?NAME (.+)$');
const ADD_COLUMN =
  /^add (?:column )?(?:if not exists )?(?!constraint |primary |unique|foreign |check|exclude |not null)(\w+) (.*)$/;
/** A default that PostgreSQL stores once instead of rewriting every row. */
const CONSTANT_DEFAULT =
  /\bdefault \(?(?:''|-?[\d.]+|true|false|null|now\(\)|current_timestamp|array\[\]|interval '')(?: ?::[\w[\]]+)?\)?(?=$| (?:not null|null|unique|primary|references|check|constraint))/;

/** Statements other than ALTER TABLE, with the rule they break; the first group is the table. */
const STATEMENTS: readonly { rule: Rule; pattern: RegExp; isLargeOnly: boolean }[] = [
  {
    rule: 'index',
    pattern: named('\\bcreate (?:unique )?index .*?\\bon (?:only )?NAME'),
    isLargeOnly: true,
  },
  { rule: 'index', pattern: named('\\breindex (?:\\(.*?\\) )?table NAME'), isLargeOnly: true },
  {
    rule: 'rewrite',
    pattern: named('\\b(?:vacuum \\(?full.*?\\)?|cluster) NAME'),
    isLargeOnly: true,
  },
  {
    rule: 'lock',
    pattern: named(`${START}lock (?:table )?(?:only )?NAME(?: |,|$)`),
    isLargeOnly: false,
  },
  {
    rule: 'drop-table',
    pattern: named('\\bdrop table (?:if exists )?NAME'),
    isLargeOnly: false,
  },
  {
    rule: 'change-rows',
    pattern: named('(?<!\\bon )\\bupdate (?:only )?NAME(?: (?:as )?\\w+)? set\\b'),
    isLargeOnly: false,
  },
  {
    rule: 'change-rows',
    pattern: named('\\bdelete from (?:only )?NAME'),
    isLargeOnly: false,
  },
  {
    rule: 'change-rows',
    pattern: named(`${START}truncate (?:table )?(?:only )?NAME`),
    isLargeOnly: false,
  },
];

/**
 * The rule violations in a migration that no exception in its comments permits, one sentence each.
 * Tables that the migration creates are empty and unused, so they are not checked.
 */
export function findTraps(source: string): string[] {
  const statements = splitStatements(source);
  const created = new Set(statements.map((statement) => CREATE_TABLE.exec(statement)?.[1]));
  const allowances = readAllowances(source);
  const traps = statements
    .flatMap(readStatement)
    .concat(validatedAtOnce(statements))
    .filter(({ subject }) => !created.has(subject.split('.')[0]));
  const unused = allowances.filter(({ rule, subject }) => !isAllowed(traps, rule, subject));
  return [
    ...traps
      .filter(({ rule, subject }) => !isAllowed(allowances, rule, subject))
      .map(({ rule, subject }) => `${rule} ${subject}: ${RULES[rule]}`),
    ...unused.map(({ rule, subject }) => `${rule} ${subject}: is allowed, but does not happen`),
  ];
}

function readStatement(statement: string): Trap[] {
  const [, altered, actions = ''] = ALTER_TABLE.exec(statement) ?? [];
  if (altered) return splitAtCommas(actions).flatMap((action) => readAction(altered, action));
  const traps: Trap[] = [];
  for (const { rule, pattern, isLargeOnly } of STATEMENTS) {
    const [, table] = pattern.exec(statement) ?? [];
    if (table && (!isLargeOnly || LARGE_TABLES.has(table))) traps.push({ rule, subject: table });
  }
  const [, index] = /\bindex concurrently (?:if (?:not )?exists )?(\w+)/.exec(statement) ?? [];
  if (index) traps.push({ rule: 'concurrently', subject: index });
  return traps;
}

function readAction(table: string, action: string): Trap[] {
  const isLarge = LARGE_TABLES.has(table);
  const [, added, definition] = ADD_COLUMN.exec(action) ?? [];
  if (added && definition !== undefined) return readColumn(table, added, definition);
  const [, changed] = /^alter (?:column )?(\w+) (?:set data )?type\b/.exec(action) ?? [];
  if (changed) return isLarge ? [{ rule: 'rewrite', subject: `${table}.${changed}` }] : [];
  const [, required] = /^alter (?:column )?(\w+) set not null/.exec(action) ?? [];
  if (required) return isLarge ? [{ rule: 'not-null', subject: `${table}.${required}` }] : [];
  const [, dropped] =
    /^drop (?:column )?(?:if exists )?(?!constraint |column )(\w+)/.exec(action) ?? [];
  if (dropped) return [{ rule: 'drop-column', subject: `${table}.${dropped}` }];
  const [, renamed] = /^rename (?:column )?(?!constraint |to )(\w+) to /.exec(action) ?? [];
  if (renamed) return [{ rule: 'rename', subject: `${table}.${renamed}` }];
  if (/^(?:rename to|set schema) /.test(action)) return [{ rule: 'rename', subject: table }];
  if (!isLarge) return [];
  if (/^set (?:logged|unlogged|tablespace|access method)/.test(action)) {
    return [{ rule: 'rewrite', subject: table }];
  }
  return readConstraint(table, action);
}

/** ADD COLUMN: `added` is the name, `definition` what follows it. */
function readColumn(table: string, added: string, definition: string): Trap[] {
  const subject = `${table}.${added}`;
  const traps: Trap[] = [];
  const hasDefault = /\bdefault\b|\bgenerated\b|^(?:small|big)?serial\b/.test(definition);
  if (/\bnot null\b|\bprimary key\b/.test(definition) && !hasDefault) {
    traps.push({ rule: 'not-null', subject });
  }
  if (!LARGE_TABLES.has(table)) return traps;
  if (hasDefault && !CONSTANT_DEFAULT.test(definition)) traps.push({ rule: 'rewrite', subject });
  if (/\bunique\b|\bprimary key\b/.test(definition)) traps.push({ rule: 'index', subject });
  if (/\breferences\b|\bcheck ?\(/.test(definition)) traps.push({ rule: 'constraint', subject });
  return traps;
}

/** ADD CONSTRAINT, with or without a name, to a large table. */
function readConstraint(table: string, action: string): Trap[] {
  const [, kind] =
    /^add (?:constraint \w+ )?(unique|primary key|exclude|foreign key|check|not null)\b/.exec(
      action,
    ) ?? [];
  if (kind === undefined) return [];
  if (kind === 'unique' || kind === 'primary key' || kind === 'exclude') {
    return /\busing index\b/.test(action) ? [] : [{ rule: 'index', subject: table }];
  }
  if (/\bnot valid\b/.test(action)) return [];
  return [{ rule: kind === 'not null' ? 'not-null' : 'constraint', subject: table }];
}

/**
 * A constraint validated in the transaction that adds it is checked under the lock of adding it.
 */
function validatedAtOnce(statements: readonly string[]): Trap[] {
  const added = new Set(
    statements.flatMap((statement) =>
      [...statement.matchAll(/\badd constraint (\w+) /g)].map(([, name]) => name),
    ),
  );
  return statements.flatMap((statement): Trap[] => {
    const [, name] = /\bvalidate constraint (\w+)/.exec(statement) ?? [];
    const [, table] = ALTER_TABLE.exec(statement) ?? [];
    if (!table || !added.has(name) || !LARGE_TABLES.has(table)) return [];
    return [{ rule: 'constraint', subject: table }];
  });
}
