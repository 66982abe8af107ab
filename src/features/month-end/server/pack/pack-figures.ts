import type { TrialBalance } from '#features/books/contract.ts';
import type { Counted } from './seat-files.ts';

export type HashedFile = { name: string; bytes: number; sha256: string };

/** What was counted while the files were written; the summary and the manifest repeat it. */
export type PackFigures = {
  total: TrialBalance | undefined;
  groups: number;
  arrears: Counted;
  commitments: Counted;
  /** Whether the books equal the provider’s balance, in a sentence. */
  reconciliation: string;
  files: HashedFile[];
  headsSha256: string;
};
