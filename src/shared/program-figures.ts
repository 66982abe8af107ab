import type { Money } from './text/money.ts';

/** The program's figures that a test may vary; their values are in `program-rules/program.ts`. */
export type ProgramFigures = { readonly deposit: Money };
