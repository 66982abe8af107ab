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
};

export type Sums = {
  amount: number;
  fund: number;
  administration: number;
  reserve: number;
  waiting: number;
};
/** `count`: a bid pays many instalments on one day, which are one line. */
export type Entry = Sums & { on: string; kind: EntryKind; count: number };

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

/** The entries of a seat from its postings, which are ordered by date. */
export function toEntries(postings: readonly Posting[]): Entry[] {
  const entries = new Map<number, Entry>();
  for (const { effectiveOn, sequence, account, cents, kind } of postings) {
    const column = COLUMNS[account];
    if (!column || !isEntryKind(kind)) continue;
    const entry = entries.get(sequence) ?? { ...NOTHING, on: effectiveOn, kind, count: 1 };
    entry[column] -= cents;
    entry.amount -= cents;
    entries.set(sequence, entry);
  }
  return [...entries.values()];
}

/** Opening balance, entries and closing balance of a period. */
export function statementOf(entries: readonly Entry[], period: string) {
  const last = `${period}~`;
  const opening = sumOf(entries.filter(({ on }) => on < period));
  const within = entries.filter(({ on }) => on > period && on < last);
  return { opening, entries: joinAlike(within), closing: sumOf([opening, ...within]) };
}

const JOINED: readonly EntryKind[] = ['instalment-settled', 'instalment-reopened'];

/** Joins consecutive instalments of one day into one line. */
function joinAlike(entries: readonly Entry[]): Entry[] {
  const lines: Entry[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last && last.on === entry.on && last.kind === entry.kind && JOINED.includes(entry.kind)) {
      lines[lines.length - 1] = { ...last, ...sumOf([last, entry]), count: last.count + 1 };
    } else lines.push(entry);
  }
  return lines;
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
