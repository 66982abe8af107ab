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

/** Returns the parameters that are not the calculators' own, such as a visitor's campaign. */
export function foreignQuery(query: URLSearchParams): URLSearchParams {
  const foreign = new URLSearchParams(query);
  for (const param of ownParams) foreign.delete(param);
  return foreign;
}

/** Puts inputs and tab into an address and keeps all other parameters. */
export function mergeQuery(
  current: URLSearchParams,
  inputs: CalculatorInputs,
  tab: Tab,
): URLSearchParams {
  return new URLSearchParams([...foreignQuery(current), ...inputsToQuery(inputs, tab)]);
}

/**
 * Reads inputs from an untrusted address. A missing or invalid value becomes what is usual with the
 * other inputs, a value out of range becomes the nearest bound, and the first of several values
 * counts.
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
