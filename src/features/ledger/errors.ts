/** The key was used before for an entry with other content: a bug of the caller. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError';
}
