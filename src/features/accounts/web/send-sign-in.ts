import { ApiError, request } from '#shared/api-client.ts';

type Credentials = { email: string; password: string };
/** Where a second factor is needed, there is no session yet. */
type SignedIn = { needsFactor: boolean };

const PATH = '/api/identity/sign-in/email';

/**
 * Signs in. After many wrong passwords for an address the server wants a puzzle solved first, on
 * devices it does not know: that takes about a second and nobody has to do anything.
 */
export async function sendSignIn({ email, password }: Credentials): Promise<SignedIn> {
  const body = { email, password };
  try {
    return await (await request('POST', PATH, body)).json();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PROOF_NEEDED') throw error;
    const [{ solvePuzzle }, response] = await Promise.all([
      import('./solve-puzzle.ts'),
      request('GET', '/api/identity/puzzle'),
    ]);
    const { puzzle } = (await response.json()) as { puzzle: string };
    const proof = await solvePuzzle(puzzle);
    return (await request('POST', PATH, { ...body, proof })).json();
  }
}
