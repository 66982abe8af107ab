/** A comment, a quoted text or name, the body of a function, or the end of a statement. */
const PARTS =
  /--[^\n]*|\/\*[\s\S]*?\*\/|e'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)([\s\S]*?)\1|;/gi;

/**
 * The statements of a migration in lower case, without comments, string contents and quotation
 * marks. A function's body is left out, because it does not run; a `do` block's body is split too.
 */
export function splitStatements(source: string): string[] {
  const statements: string[] = [];
  let statement = '';
  let end = 0;
  const finish = () => {
    const plain = statement.toLowerCase().replaceAll(/\s+/g, ' ').trim();
    if (plain !== '') statements.push(plain);
    statement = '';
  };
  for (const match of source.matchAll(PARTS)) {
    const [part, , body] = match;
    statement += source.slice(end, match.index);
    end = match.index + part.length;
    if (part === ';') finish();
    else if (part.startsWith('"')) statement += part.slice(1, -1);
    else if (part.endsWith("'")) statement += "''";
    // Dynamic SQL is in strings, so a block's strings count as SQL.
    else if (body !== undefined && /^\s*do\b/i.test(statement)) {
      statements.push(...splitStatements(body.replaceAll("'", ' ')));
    } else statement += ' ';
  }
  statement += source.slice(end);
  finish();
  return statements;
}

/** Splits a list at the commas outside of parentheses. */
export function splitAtCommas(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
