import { RuleBook } from './rule-book.tsx';

/** The rules for Portuguese readers. */
export function Page() {
  return <RuleBook locale="pt-BR" />;
}
