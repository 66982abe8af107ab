import { OTHER_BIDDERS, type OtherBidders } from '#features/program-rules/odds.ts';
import { FILING_STATUSES, type FilingStatus } from '../figures/tax-law.ts';

/** A mortgage's length in years, as it stands in an address. */
export const MORTGAGE_TERMS = ['30', '15'] as const;
export type MortgageTerm = (typeof MORTGAGE_TERMS)[number];

/** What a visitor picks from a list. */
export type ChoiceInputs = {
  readonly filingStatus: FilingStatus;
  readonly mortgageTerm: MortgageTerm;
  /** How many of the other members bid; it decides how long the lottery takes. */
  readonly otherBidders: OtherBidders;
};

export type ChoiceInput = keyof ChoiceInputs;

type ChoiceField<T> = {
  readonly options: readonly T[];
  readonly default: T;
  /** The name in the page's address; see `NumberField`. */
  readonly param: string;
};

/** One in ten is the middle of what was simulated: neither nobody nor somebody every month. */
export const CHOICE_FIELDS: { readonly [K in ChoiceInput]: ChoiceField<ChoiceInputs[K]> } = {
  filingStatus: { param: 'filing', options: FILING_STATUSES, default: 'single' },
  mortgageTerm: { param: 'years', options: MORTGAGE_TERMS, default: '30' },
  otherBidders: {
    param: 'others',
    options: Object.keys(OTHER_BIDDERS) as OtherBidders[],
    default: 'one-in-10',
  },
};

export const CHOICE_INPUTS = Object.keys(CHOICE_FIELDS) as readonly ChoiceInput[];

/** Tells which of the inputs are picked from a list. */
export function isChoiceInput(input: string): input is ChoiceInput {
  return Object.hasOwn(CHOICE_FIELDS, input);
}

/** The option a text names, or the default: nobody vouches for what an address holds. */
export function readChoice<K extends ChoiceInput>(input: K, text: unknown): ChoiceInputs[K] {
  const { options, default: fallback } = CHOICE_FIELDS[input];
  return options.find((option) => option === text) ?? fallback;
}

/** Builds the choices by asking for each of them. */
export function mapChoices(choiceOf: (input: ChoiceInput) => unknown): ChoiceInputs {
  return Object.fromEntries(
    CHOICE_INPUTS.map((input) => [input, readChoice(input, choiceOf(input))]),
  ) as unknown as ChoiceInputs;
}
