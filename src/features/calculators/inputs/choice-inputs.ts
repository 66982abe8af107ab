import { OTHER_BIDDERS, type OtherBidders } from '#features/program-rules/odds.ts';
import { FILING_STATUSES, type FilingStatus } from '../figures/tax-law.ts';

/** Mortgage terms in years, as written in an address. */
export const MORTGAGE_TERMS = ['30', '15'] as const;
export type MortgageTerm = (typeof MORTGAGE_TERMS)[number];

/** Whether the whole count is in today's dollars or as it will be paid. */
const DOLLARS = ['today', 'nominal'] as const;
type Dollars = (typeof DOLLARS)[number];

/** What a visitor picks from a list. */
export type ChoiceInputs = {
  readonly filingStatus: FilingStatus;
  readonly mortgageTerm: MortgageTerm;
  /** How many of the other members bid; determines how long the lottery takes. */
  readonly otherBidders: OtherBidders;
  readonly dollars: Dollars;
};

export type ChoiceInput = keyof ChoiceInputs;

type ChoiceField<T> = {
  readonly options: readonly T[];
  readonly default: T;
  /** The name in the page's address; see `NumberField`. */
  readonly param: string;
};

/** One in ten bidders is the middle of the simulated cases. */
export const CHOICE_FIELDS: { readonly [K in ChoiceInput]: ChoiceField<ChoiceInputs[K]> } = {
  filingStatus: { param: 'filing', options: FILING_STATUSES, default: 'single' },
  mortgageTerm: { param: 'years', options: MORTGAGE_TERMS, default: '30' },
  otherBidders: {
    param: 'others',
    options: Object.keys(OTHER_BIDDERS) as OtherBidders[],
    default: 'one-in-10',
  },
  dollars: { param: 'dollars', options: DOLLARS, default: 'today' },
};

export const CHOICE_INPUTS = Object.keys(CHOICE_FIELDS) as readonly ChoiceInput[];

export function isChoiceInput(input: string): input is ChoiceInput {
  return Object.hasOwn(CHOICE_FIELDS, input);
}

/** Parses an option from untrusted text; anything else becomes the default. */
export function readChoice<K extends ChoiceInput>(input: K, text: unknown): ChoiceInputs[K] {
  const { options, default: fallback } = CHOICE_FIELDS[input];
  return options.find((option) => option === text) ?? fallback;
}

export function mapChoices(choiceOf: (input: ChoiceInput) => unknown): ChoiceInputs {
  return Object.fromEntries(
    CHOICE_INPUTS.map((input) => [input, readChoice(input, choiceOf(input))]),
  ) as unknown as ChoiceInputs;
}
