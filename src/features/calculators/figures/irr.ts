// Yearly returns outside −99 % … 1000 % say nothing a visitor could use.
const LOWEST_LOG_DISCOUNT = -Math.log(11) / 12;
const HIGHEST_LOG_DISCOUNT = -Math.log(0.01) / 12;
const SCAN_STEPS = 240;
// Of the logarithm: far finer than any digit the page writes.
const PRECISION = 1e-11;
const BISECTIONS = 8;
const MOST_ROUNDS = 100;

/**
 * The yearly internal rate of return, in percent, of monthly cash flows (the first one today).
 * Undefined where there is no such rate, or more than one: then no single number is the truth.
 */
export function yearlyReturn(flows: readonly number[]): number | undefined {
  const largest = flows.reduce((most, flow) => Math.max(most, Math.abs(flow)), 0);
  if (!Number.isFinite(largest) || largest === 0) return undefined;
  const changes = signChanges(flows);
  if (changes === 0) return undefined;

  // x is the logarithm of the monthly discount factor: the value stays finite at both ends.
  const valueAt = (x: number) => presentValue(flows, Math.exp(x)) / largest;
  // By Descartes' rule one change of sign means one root at most, so the ends suffice.
  const bracket = soleBracket(valueAt, changes === 1 ? 1 : SCAN_STEPS);
  if (!bracket) return undefined;
  return 100 * Math.expm1(-12 * findRoot(valueAt, ...bracket));
}

/** What flows are worth today when each later period counts `discount` times the one before. */
export function presentValue(flows: readonly number[], discount: number): number {
  let value = 0;
  for (let index = flows.length - 1; index >= 0; index--) {
    value = value * discount + (flows[index] ?? 0);
  }
  return value;
}

function signChanges(flows: readonly number[]): number {
  let changes = 0;
  let last = 0;
  for (const flow of flows) {
    if (flow === 0) continue;
    if (last !== 0 && Math.sign(flow) !== last) changes++;
    last = Math.sign(flow);
  }
  return changes;
}

function soleBracket(
  valueAt: (x: number) => number,
  steps: number,
): readonly [number, number] | undefined {
  let found: readonly [number, number] | undefined;
  let low = LOWEST_LOG_DISCOUNT;
  let lowValue = valueAt(low);
  for (let step = 1; step <= steps; step++) {
    const high =
      LOWEST_LOG_DISCOUNT + ((HIGHEST_LOG_DISCOUNT - LOWEST_LOG_DISCOUNT) * step) / steps;
    const highValue = valueAt(high);
    if (lowValue < 0 !== highValue < 0) {
      if (found) return undefined;
      found = [low, high];
    }
    low = high;
    lowValue = highValue;
  }
  return found;
}

/**
 * Bisection first, because far from the root the values differ by dozens of powers of ten; then
 * false position in the Illinois manner, quick and still unable to leave the bracket.
 */
function findRoot(valueAt: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [lowValue, highValue] = [valueAt(low), valueAt(high)];
  let [x, movedLow] = [Number.NaN, false];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const isBisecting = round < BISECTIONS;
    const before = x;
    x = isBisecting
      ? (low + high) / 2
      : (low * highValue - high * lowValue) / (highValue - lowValue);
    const value = valueAt(x);
    if (value === 0 || Math.abs(x - before) < PRECISION) break;
    const movesLow = value < 0 === lowValue < 0;
    // An end that stays twice is weighed half, else false position would creep.
    const weight = !isBisecting && movesLow === movedLow ? 0.5 : 1;
    if (movesLow) [low, lowValue, highValue] = [x, value, highValue * weight];
    else [high, highValue, lowValue] = [x, value, lowValue * weight];
    movedLow = movesLow;
  }
  return x;
}
