/** A key names one entry for good: the same key with other content is a fault of the caller. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError';
}
