import { figuresIn } from '../figures.ts';
import { englishTexts } from '../texts-english.ts';
import { RuleBook } from './rule-book.tsx';

const figures = figuresIn('en');
const texts = englishTexts(figures);

export function Page() {
  return <RuleBook locale="en" texts={texts} plans={figures.plans} />;
}
