import type { Money } from './text/money.ts';

/** Figures of the program that a test may vary; what they are stands in `program-rules/program.ts`. */
export type ProgramFigures = { readonly deposit: Money };
