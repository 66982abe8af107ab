import { figuresIn } from '../figures.ts';
import { portugueseTexts } from '../texts-portuguese.ts';
import { RuleBook } from './rule-book.tsx';

const figures = figuresIn('pt-BR');
const texts = portugueseTexts(figures);

/** The rules for Portuguese readers. */
export function Page() {
  return <RuleBook locale="pt-BR" texts={texts} plans={figures.plans} />;
}
