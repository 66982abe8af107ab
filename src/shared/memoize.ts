const MAX_ENTRIES = 5_000;

/**
 * Memoizes a pure function of text and numbers that is asked for the same few answers many times.
 * The cache is emptied when it is full. An error is not kept.
 */
export function memoize<Given extends readonly (string | number)[], Answer>(
  work: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const known = new Map<string, Answer>();
  return (...given) => {
    const key = given.join('|');
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = work(...given);
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(key, answer);
    return answer;
  };
}
