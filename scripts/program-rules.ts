type Place = { readonly file: string; readonly name: string };

/** A rule of docs/program.md; the calendar has no number. */
export type WrittenRule = {
  readonly title: string;
  readonly number: number | undefined;
  readonly decidedBy: readonly Place[];
  readonly provedBy: readonly Place[];
  /** Lines that begin like one of the two and cannot be read. */
  readonly unread: readonly string[];
};

const HEADING = /^#{2,3} (?:(\d+)\. )?(.+)$/;
const DECIDED = /^- Decided by: `([^`]+)` `([^`]+)`$/;
const PROVED = /^- Proved by: `([^`]+)` '(.+)'$/;

/** Reads the rules of docs/program.md: every numbered heading, and others that name code. */
export function readRuleBook(markdown: string): WrittenRule[] {
  const sections = markdown
    .split(/^(?=#{2,3} )/m)
    .filter((section) => HEADING.test(firstLine(section)));
  return sections.flatMap((section) => {
    const [, number, title = ''] = HEADING.exec(firstLine(section)) ?? [];
    const lines = section.split('\n').filter((line) => /^- (Decided|Proved)/.test(line));
    if (!number && lines.length === 0) return [];
    const places = (pattern: RegExp) =>
      lines.flatMap((line) => {
        const [, file, name] = pattern.exec(line) ?? [];
        return file && name ? [{ file, name }] : [];
      });
    return {
      title,
      number: number ? Number(number) : undefined,
      decidedBy: places(DECIDED),
      provedBy: places(PROVED),
      unread: lines.filter((line) => !DECIDED.test(line) && !PROVED.test(line)),
    };
  });
}

const firstLine = (section: string) => section.split('\n', 1)[0] ?? '';

/** What is wrong with the code and the tests that a rule names. */
export function findProblems(
  { number, title, decidedBy, provedBy, unread }: WrittenRule,
  read: (file: string) => string | undefined,
): string[] {
  const rule = number ? `rule ${number}` : title;
  const check = ({ file, name }: Place, has: (text: string) => boolean, problem: string) => {
    const text = read(file);
    if (text === undefined) return [`${rule}: there is no file ${file}`];
    return has(text) ? [] : [`${rule}: ${file} ${problem.replace('NAME', () => name)}`];
  };
  return [
    ...unread.map((line) => `${rule}: cannot read '${line}'`),
    ...(decidedBy.length === 0 ? [`${rule} names nothing that decides it`] : []),
    ...decidedBy.flatMap((place) =>
      check(place, (text) => exportsName(text, place.name), 'exports no NAME'),
    ),
    ...(provedBy.length === 0 && unread.length === 0 ? [`${rule} names no test`] : []),
    ...provedBy.flatMap((place) =>
      check(place, (text) => hasTest(text, place.name), "has no test 'NAME'"),
    ),
  ];
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const exportsName = (text: string, name: string) =>
  new RegExp(`^export (?:async )?(?:function|const) ${escapePattern(name)}\\b`, 'm').test(text);

/** Whether a call has the title as its first argument: it('…', or the second call of it.each. */
const hasTest = (text: string, title: string) =>
  new RegExp(`\\(\\s*(['"\`])${escapePattern(title)}\\1\\s*,`).test(text);

const CITATION =
  /(?<![\w#])(?:rule\s+(?:\* )?(\d+)(?![\w-])|rules\s+(?:\* )?(\d+(?:(?:, | and | to |–)\d+)+)(?![\w-]))/gi;

/**
 * The numbers of the rules that a text cites: 'rule 8', 'rules 17 and 18', 'rules 4 to 7'. 'rules 1'
 * alone is none: it is the line of a draw's list that names the version of the rules.
 */
export function citationsOf(text: string): number[] {
  return [...text.matchAll(CITATION)].flatMap(([, one, many = '']) =>
    one ? [Number(one)] : expand(many),
  );
}

function expand(list: string): number[] {
  return list.split(/, | and /).flatMap((part) => {
    const [from = 0, to = from] = part.split(/ to |–/).map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
