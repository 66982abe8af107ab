const GOLDEN = 0x9e3779b9;

/** The finaliser of MurmurHash3: every bit of the result depends on every bit of `value`. */
function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Mixes one more number into a state; `hash` does this four times. */
export function addToState(state: number, value: number): number {
  return mix((state ^ value) + GOLDEN);
}

/** The state after seed, stream and month: the same for all seats of a month. */
export function stateOf(seed: number, stream: number, month: number): number {
  return addToState(addToState(mix(seed + GOLDEN), stream), month);
}

/** A number from 0 to 2³² − 1, a pure function of its four arguments. */
export function hash(seed: number, stream: number, month: number, index: number): number {
  return addToState(stateOf(seed, stream, month), index) >>> 0;
}
