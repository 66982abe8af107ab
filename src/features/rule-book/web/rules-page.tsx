import { RuleBook } from './rule-book.tsx';

export function Page() {
  return <RuleBook locale="en" />;
}
