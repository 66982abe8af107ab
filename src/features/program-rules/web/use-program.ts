import { createContext, useContext } from 'react';
import { formatMoney } from '#shared/text/money.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { PROGRAM } from '../program.ts';

/** Other figures for the part of a page inside it. */
export const ProgramScope = createContext(PROGRAM);

/** The program's figures, as pages show them. */
export const useProgram = () => useContext(ProgramScope);

/** The deposit as it is written in the language of this part of the page: '$200'. */
export function useDepositAmount(): string {
  return formatMoney(useProgram().deposit, useLocale());
}
