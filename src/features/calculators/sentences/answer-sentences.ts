/** What a short answer names, as it is written. */
export type AnswerFigures = {
  readonly amount: string;
  /** A second figure. */
  readonly more: string;
  /** The month of award that the figures assume. */
  readonly award: string;
  /** How many others bid. */
  readonly others: string;
};

type Sentence = (figures: AnswerFigures) => string;

/** An answer by who does better. */
export type Sentences = Readonly<Record<'program' | 'mortgage' | 'tie', Sentence>>;

/** Where no side wins, whatever the figures. */
export const always = (sentence: Sentence): Sentences => ({
  program: sentence,
  mortgage: sentence,
  tie: sentence,
});
