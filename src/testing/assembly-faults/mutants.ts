import type { Mutant } from '../deposit-faults/mutants.ts';

/** Deliberate bugs in the product: prove that the harness can detect each of them. */
export const MUTANTS = {
  /** The draw rewrites the list without its last seat. */
  listChangedAfterClose: {
    name: 'a list changed after the close',
    // The database refuses it, so its trigger is dropped as well.
    sql: 'drop trigger assemblies_guard on assemblies',
    edits: [
      {
        file: 'features/assemblies/holding/server/draw-assembly.ts',
        from: 'const { planId, listText, books } = assembly;',
        to: `const { planId, books } = assembly;
          const before = readListFile(assembly.listText);
          const { writeListFile, hashListFile } = await import('#features/draws/list-file.ts');
          const listText = writeListFile({ ...before, active: before.active.slice(0, -1) });
          await updateAssembly(tx.db, id, { listText, listSha256: hashListFile(listText) });`,
      },
    ],
  },
  /** When the beacon is late, an available round is used instead. */
  otherRoundTaken: {
    name: 'another round taken',
    sql: '',
    edits: [
      {
        file: 'features/assemblies/holding/server/draw-assembly.ts',
        from: 'return found && verifyBeacon(chain, round, found.signature);',
        to: `if (found) return verifyBeacon(chain, round, found.signature);
          return beacon.fetchRound(round - 1_000);`,
      },
    ],
  },
  /** Bids are sealed to a round that is public before the list closes, so we could read them. */
  bidsReadable: {
    name: 'bids readable before the round',
    sql: '',
    edits: [
      {
        file: 'features/assemblies/holding/server/open-assembly.ts',
        from: 'round: roundOf(chain, heldAt)',
        to: 'round: roundOf(chain, new Date(closingAt(startMonth, month).getTime() - 60_000))',
      },
    ],
  },
  /** Ties are not decided by the draw, but for example by the time of the bids. */
  tieByTime: {
    name: 'equal bids not decided by the draw',
    sql: '',
    edits: [
      {
        file: 'features/assemblies/holding/rank-bids.ts',
        from: 'placeOf(a.seat) - placeOf(b.seat)',
        to: 'placeOf(b.seat) - placeOf(a.seat)',
      },
    ],
  },
  /** The whole credit is set aside for a bid before it is paid. */
  bidCountedBeforePaid: {
    name: "a bid's money counted before it succeeded",
    sql: '',
    edits: [
      {
        file: 'features/assemblies/holding/server/award-seat.ts',
        from: "const cents = creditOf(assembly.planId) - (pick.bidFundCents ?? 0);\n  await moveCredit(tx, assembly, pick, { kind: 'credit-held', cents });",
        to: "const cents = creditOf(assembly.planId);\n  await moveCredit(tx, assembly, pick, { kind: 'credit-held', cents });",
      },
    ],
  },
  /** The steps of a draw commit separately. */
  noTransaction: {
    name: 'a draw without a transaction',
    sql: '',
    edits: [
      {
        file: 'features/assemblies/holding/server/draw-assembly.ts',
        from: 'await changeContent(context, (tx) => applyDraw(tx, id, beacon, opened))',
        to: 'await applyDraw(context, id, beacon, opened)',
      },
    ],
  },
  /** A list is frozen although its round is public. */
  closedAfterRound: {
    name: 'a list closed after its round',
    sql: '',
    edits: [
      {
        file: 'features/assemblies/holding/server/close-assembly.ts',
        from: 'if (isPublic || (isKnown && found.round === assembly.round)) {',
        to: 'if (isPublic && isKnown && assembly.month > 240) {',
      },
    ],
  },
} as const satisfies Record<string, Mutant & { sql: string }>;

export type MutantName = keyof typeof MUTANTS;
