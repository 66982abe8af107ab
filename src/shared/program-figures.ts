import type { Money } from './money.ts';

/** Figures of the program that a test may vary; what they are stands in `programme/program.ts`. */
export type ProgramFigures = { readonly deposit: Money };
