// Yearly returns outside −99 % … 1000 % are of no use to a visitor.
const LOWEST_LOG_DISCOUNT = -Math.log(11) / 12;
const HIGHEST_LOG_DISCOUNT = -Math.log(0.01) / 12;
const SCAN_STEPS = 240;
// Of the logarithm; far below the digits that are shown.
const PRECISION = 1e-11;
const BISECTIONS = 8;
const MAX_ROUNDS = 100;

/**
 * The yearly internal rate of return, in percent, of monthly cash flows (the first one today).
 * Undefined if there is no such rate or more than one.
 */
export function yearlyReturn(flows: readonly number[]): number | undefined {
  const largest = flows.reduce((most, flow) => Math.max(most, Math.abs(flow)), 0);
  if (!Number.isFinite(largest) || largest === 0) return undefined;
  const changes = signChanges(flows);
  if (changes === 0) return undefined;

  // x is the logarithm of the monthly discount factor, so the value stays finite at both ends.
  const valueAt = (x: number) => presentValue(flows, Math.exp(x)) / largest;
  // By Descartes' rule one change of sign means at most one root, so checking the ends suffices.
  const bracket = soleBracket(valueAt, changes === 1 ? 1 : SCAN_STEPS);
  if (!bracket) return undefined;
  return 100 * Math.expm1(-12 * findRoot(valueAt, ...bracket));
}

/** The present value of the flows; each period is discounted by `discount`. */
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
 * Bisection first, because far from the root the values differ by dozens of powers of ten. Then the
 * Illinois variant of false position, which is fast and cannot leave the bracket.
 */
function findRoot(valueAt: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [lowValue, highValue] = [valueAt(low), valueAt(high)];
  let [x, movedLow] = [Number.NaN, false];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const isBisecting = round < BISECTIONS;
    const before = x;
    x = isBisecting
      ? (low + high) / 2
      : (low * highValue - high * lowValue) / (highValue - lowValue);
    const value = valueAt(x);
    if (value === 0 || Math.abs(x - before) < PRECISION) break;
    const movesLow = value < 0 === lowValue < 0;
    // The Illinois step: halve the value of an end that stays twice, or convergence becomes slow.
    const weight = !isBisecting && movesLow === movedLow ? 0.5 : 1;
    if (movesLow) [low, lowValue, highValue] = [x, value, highValue * weight];
    else [high, highValue, lowValue] = [x, value, lowValue * weight];
    movedLow = movesLow;
  }
  return x;
}
