import {
  type CalculatorInputs,
  clampInput,
  clampInputs,
  DEFAULT_INPUTS,
  FILING_STATUS_PARAM,
  isFilingStatus,
  mapNumbers,
  NUMBER_FIELDS,
  NUMBER_INPUTS,
} from './inputs.ts';
import { DEFAULT_TAB, isTab, type Tab } from './tabs.ts';

const TAB_PARAM = 'tab';

// Stricter than Number(), which reads '', ' ' and '0x10' as numbers too.
const decimal = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Writes the inputs that differ from their defaults, and the tab where one is given. */
export function inputsToQuery(inputs: CalculatorInputs, tab: Tab = DEFAULT_TAB): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== DEFAULT_TAB) query.set(TAB_PARAM, tab);
  const valid = clampInputs(inputs);
  for (const input of NUMBER_INPUTS) {
    const field = NUMBER_FIELDS[input];
    if (valid[input] !== field.default) query.set(field.param, String(valid[input]));
  }
  if (valid.filingStatus !== DEFAULT_INPUTS.filingStatus) {
    query.set(FILING_STATUS_PARAM, valid.filingStatus);
  }
  return query;
}

const ownParams = [
  TAB_PARAM,
  FILING_STATUS_PARAM,
  ...NUMBER_INPUTS.map((input) => NUMBER_FIELDS[input].param),
];

/** What an address carries beside the calculators' own words: the campaign a visitor came by. */
export function foreignQuery(query: URLSearchParams): URLSearchParams {
  const foreign = new URLSearchParams(query);
  for (const param of ownParams) foreign.delete(param);
  return foreign;
}

/** Puts inputs and tab into an address and keeps what is not ours. */
export function mergeQuery(
  current: URLSearchParams,
  inputs: CalculatorInputs,
  tab: Tab,
): URLSearchParams {
  return new URLSearchParams([...foreignQuery(current), ...inputsToQuery(inputs, tab)]);
}

/**
 * Reads inputs from an address nobody vouches for: what is missing or no number becomes the
 * default, what is out of range its nearest bound, and of several values the first counts.
 */
export function inputsFromQuery(query: URLSearchParams): CalculatorInputs {
  const filingStatus = query.get(FILING_STATUS_PARAM);
  return {
    ...mapNumbers((input) => {
      const text = query.get(NUMBER_FIELDS[input].param) ?? '';
      return clampInput(input, decimal.test(text) ? Number(text) : Number.NaN);
    }),
    filingStatus: isFilingStatus(filingStatus) ? filingStatus : DEFAULT_INPUTS.filingStatus,
  };
}

/** The tab an address asks for, or the first one. */
export function tabFromQuery(query: URLSearchParams): Tab {
  const tab = query.get(TAB_PARAM);
  return isTab(tab) ? tab : DEFAULT_TAB;
}
