import type { ProgramFigures } from '#shared/program-figures.ts';
import { usd } from '#shared/text/money.ts';
import { DEPOSIT_CENTS } from './constants.ts';

/** The program as it is offered today. */
export const PROGRAM: ProgramFigures = { deposit: usd(DEPOSIT_CENTS) };
