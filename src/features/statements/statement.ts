/** The kinds of ledger entries about a member's own money, which a statement shows. */
export const ENTRY_KINDS = [
  'deposit-credited',
  'contribution-received',
  'contribution-returned',
  'instalment-settled',
  'instalment-reopened',
  'surplus-credited',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A posting of the ledger, as far as a statement needs it; credits are negative. */
export type Posting = {
  effectiveOn: string;
  sequence: number;
  account: string;
  cents: number;
  kind: string;
  /** The record that the entry is about, such as an instalment. */
  subjectId?: string;
};

export type Sums = {
  amount: number;
  fund: number;
  administration: number;
  reserve: number;
  waiting: number;
};
/** `count` and `instalments`: a payment completes several instalments, which are one line. */
export type Entry = Sums & {
  on: string;
  kind: EntryKind;
  count: number;
  /** Their numbers, ascending. */
  instalments: number[];
};

const NOTHING: Sums = { amount: 0, fund: 0, administration: 0, reserve: 0, waiting: 0 };

const COLUMNS: Partial<Record<string, Exclude<keyof Sums, 'amount'>>> = {
  fund: 'fund',
  administration: 'administration',
  // Prepaid or earned, it is the member's administration part.
  'prepaid-administration': 'administration',
  reserve: 'reserve',
  unapplied: 'waiting',
};

const isEntryKind = (kind: string): kind is EntryKind =>
  (ENTRY_KINDS as readonly string[]).includes(kind);

/**
 * The entries of a seat from its postings, which are ordered by date. `numbers` are those of the
 * instalments, by the record that an entry is about.
 */
export function toEntries(
  postings: readonly Posting[],
  numbers: ReadonlyMap<string, number> = new Map(),
): Entry[] {
  const entries = new Map<number, Entry>();
  for (const { effectiveOn, sequence, account, cents, kind, subjectId } of postings) {
    const column = COLUMNS[account];
    if (!column || !isEntryKind(kind)) continue;
    const k = INSTALMENTS.includes(kind) ? numbers.get(subjectId ?? '') : undefined;
    const entry = entries.get(sequence) ?? {
      ...NOTHING,
      on: effectiveOn,
      kind,
      count: 1,
      instalments: k === undefined ? [] : [k],
    };
    entry[column] -= cents;
    entry.amount -= cents;
    entries.set(sequence, entry);
  }
  return [...entries.values()];
}

/** The parts of what the accounts of a seat moved; credits are negative. */
export function sumsOfAccounts(accounts: ReadonlyMap<string, number>): Sums {
  const sums = { ...NOTHING };
  for (const [account, cents] of accounts) {
    const column = COLUMNS[account];
    if (!column) continue;
    sums[column] -= cents;
    sums.amount -= cents;
  }
  return sums;
}

/** Opening balance, entries and closing balance of a period. */
export function statementOf(entries: readonly Entry[], period: string) {
  const last = `${period}~`;
  const opening = sumOf(entries.filter(({ on }) => on < period));
  const within = entries.filter(({ on }) => on > period && on < last);
  return {
    opening,
    entries: joinPayments(within),
    change: sumOf(within),
    closing: sumOf([opening, ...within]),
  };
}

const INSTALMENTS: readonly EntryKind[] = ['instalment-settled', 'instalment-reopened'];
/** The money that completes instalments, or that opens them again. */
const MONEY: readonly EntryKind[] = [
  'deposit-credited',
  'contribution-received',
  'contribution-returned',
  'surplus-credited',
];

/**
 * One line for each payment: with the instalments that it completed or opened again, which follow
 * its entry on the same day. Instalments without such an entry are one line of their own.
 */
function joinPayments(entries: readonly Entry[]): Entry[] {
  const lines: Entry[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const isPart =
      last?.on === entry.on &&
      INSTALMENTS.includes(entry.kind) &&
      (last.kind === entry.kind || MONEY.includes(last.kind));
    if (!last || !isPart) {
      lines.push(entry);
      continue;
    }
    const instalments = [...last.instalments, ...entry.instalments].sort((a, b) => a - b);
    const count = last.kind === entry.kind ? last.count + 1 : Math.max(1, instalments.length);
    lines[lines.length - 1] = { ...last, ...sumOf([last, entry]), count, instalments };
  }
  return lines;
}

/** '3', '3–5' or '3, 233–240': instalments in as few words as possible. */
export function namesOf(instalments: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const k of instalments) {
    const last = ranges.at(-1);
    if (last?.to === k - 1) last.to = k;
    else ranges.push({ from: k, to: k });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

function sumOf(parts: readonly Sums[]): Sums {
  return parts.reduce(
    (all, part) => ({
      amount: all.amount + part.amount,
      fund: all.fund + part.fund,
      administration: all.administration + part.administration,
      reserve: all.reserve + part.reserve,
      waiting: all.waiting + part.waiting,
    }),
    NOTHING,
  );
}
