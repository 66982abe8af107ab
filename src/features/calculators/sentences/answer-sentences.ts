/** The formatted figures that a short answer can name. */
export type AnswerFigures = {
  readonly amount: string;
  readonly more: string;
  /** The assumed month of award. */
  readonly award: string;
  /** How many others bid. */
  readonly others: string;
};

type Sentence = (figures: AnswerFigures) => string;

/** An answer's sentences, by which side does better. */
export type Sentences = Readonly<Record<'program' | 'mortgage' | 'tie', Sentence>>;

/** The same sentence whichever side wins. */
export const always = (sentence: Sentence): Sentences => ({
  program: sentence,
  mortgage: sentence,
  tie: sentence,
});
