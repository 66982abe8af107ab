import { CHOICE_FIELDS, CHOICE_INPUTS, mapChoices } from './inputs/choice-inputs.ts';
import {
  type CalculatorInputs,
  clampInput,
  clampInputs,
  mapNumbers,
  NUMBER_FIELDS,
  NUMBER_INPUTS,
} from './inputs/inputs.ts';
import { isFollower, usualOf, withUsual } from './inputs/usual-inputs.ts';
import { DEFAULT_TAB, isTab, type Tab } from './tabs/tabs.ts';

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
    if (valid[input] !== usualOf(input, valid)) query.set(field.param, String(valid[input]));
  }
  for (const input of CHOICE_INPUTS) {
    const field = CHOICE_FIELDS[input];
    if (valid[input] !== field.default) query.set(field.param, valid[input]);
  }
  return query;
}

const ownParams = [
  TAB_PARAM,
  ...CHOICE_INPUTS.map((input) => CHOICE_FIELDS[input].param),
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
 * Reads inputs from an address nobody vouches for: what is missing or no number becomes what is
 * usual with the others, what is out of range its nearest bound, and of several values the first counts.
 */
export function inputsFromQuery(query: URLSearchParams): CalculatorInputs {
  const figureIn = (param: string) => {
    const text = query.get(param) ?? '';
    const figure = decimal.test(text) ? Number(text) : Number.NaN;
    return Number.isFinite(figure) ? figure : undefined;
  };
  const read = {
    ...mapNumbers((input) => clampInput(input, figureIn(NUMBER_FIELDS[input].param) ?? Number.NaN)),
    ...mapChoices((input) => query.get(CHOICE_FIELDS[input].param)),
  };
  const missing = NUMBER_INPUTS.filter(
    (input) => isFollower(input) && figureIn(NUMBER_FIELDS[input].param) === undefined,
  );
  return withUsual(read, missing);
}

/** The tab an address asks for, or the first one. */
export function tabFromQuery(query: URLSearchParams): Tab {
  const tab = query.get(TAB_PARAM);
  return isTab(tab) ? tab : DEFAULT_TAB;
}
