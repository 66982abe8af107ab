import { RULES, type Rule } from './rules.ts';

/**
 * An exception to a rule in a migration, with its reason: `-- allow index users: 200 rows today`.
 */
export type Allowance = {
  readonly rule: Rule;
  /** A table, or a column as `table.column`. */
  readonly subject: string;
};

const COMMENT = /^\s*--\s*allow\b(.*)$/gim;
const CONTENT = /^\s+([a-z-]+)\s+([a-z0-9_.]+):\s+(\S.{14,})$/;

/** Parses the exceptions in a migration's comments; throws on an invalid one. */
export function readAllowances(source: string): Allowance[] {
  return [...source.matchAll(COMMENT)].map(([comment, content = '']) => {
    const [, rule = '', subject = ''] = CONTENT.exec(content.trimEnd()) ?? [];
    if (!Object.hasOwn(RULES, rule)) {
      throw new Error(
        `'${comment.trim()}' is not of the form '-- allow RULE TABLE[.COLUMN]: the reason', with one of the rules ${Object.keys(RULES).join(', ')}`,
      );
    }
    return { rule: rule as Rule, subject };
  });
}

export const isAllowed = (
  allowances: readonly Allowance[],
  rule: string,
  subject: string,
): boolean => allowances.some((one) => one.rule === rule && one.subject === subject);
