const MOST = 5_000;

/**
 * Remembers the answers of a pure function of text and numbers. A run over all members asks about the
 * same few dates a million times. Forgets everything when there are too many.
 */
export function remember<Given extends readonly (string | number)[], Answer>(
  work: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const known = new Map<string, Answer>();
  return (...given) => {
    const key = given.join('|');
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = work(...given);
    if (known.size >= MOST) known.clear();
    known.set(key, answer);
    return answer;
  };
}
