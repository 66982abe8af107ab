const GOLDEN = 0x9e3779b9;

/** The finaliser of MurmurHash3: every bit of the answer depends on every bit of `h`. */
function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function add(state: number, value: number): number {
  return mix((state ^ value) + GOLDEN);
}

/** A number from 0 to 2³² − 1 that depends on nothing but its four arguments. */
export function hash(seed: number, stream: number, month: number, index: number): number {
  return add(add(add(mix(seed + GOLDEN), stream), month), index) >>> 0;
}

/** The same numbers, with seed, stream and month worked out once for all seats of a month. */
export class HashStream {
  private readonly start: number;
  private month = -1;
  private state = 0;

  constructor(seed: number, stream: number) {
    this.start = add(mix(seed + GOLDEN), stream);
  }

  at(month: number, index: number): number {
    if (month !== this.month) {
      this.month = month;
      this.state = add(this.start, month);
    }
    return add(this.state, index) >>> 0;
  }
}
