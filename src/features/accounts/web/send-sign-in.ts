import { ApiError, request } from '#shared/api-client.ts';

type Credentials = { email: string; password: string };

const PATH = '/api/identity/sign-in/email';

/**
 * Signs in. After many wrong passwords for an address the server wants a puzzle solved first, on
 * devices it does not know: that takes about a second and nobody has to do anything.
 */
export async function sendSignIn({ email, password }: Credentials): Promise<void> {
  const body = { email, password };
  try {
    await request('POST', PATH, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PROOF_NEEDED') throw error;
    const [{ solvePuzzle }, response] = await Promise.all([
      import('./solve-puzzle.ts'),
      request('GET', '/api/identity/puzzle'),
    ]);
    const { puzzle } = (await response.json()) as { puzzle: string };
    await request('POST', PATH, { ...body, proof: await solvePuzzle(puzzle) });
  }
}
