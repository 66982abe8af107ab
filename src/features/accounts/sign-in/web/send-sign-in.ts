import { ApiError, callApi } from '#shared/api/api-client.ts';
import { type CallAnswer, callAt } from '#shared/api/call.ts';
import type { readPuzzleCall, signInCall } from '../../contract.ts';

type Credentials = { email: string; password: string };

const SIGN_IN = callAt<typeof signInCall>('POST', '/api/identity/sign-in/email');
const PUZZLE = callAt<typeof readPuzzleCall>('GET', '/api/identity/puzzle');

/**
 * Signs in. After many wrong passwords for an address the server requires a puzzle from unknown
 * devices; it is solved here in about a second. If a second factor is needed, there is no session
 * yet.
 */
export async function sendSignIn({
  email,
  password,
}: Credentials): Promise<CallAnswer<typeof signInCall>> {
  const body = { email, password };
  try {
    return await callApi(SIGN_IN, { body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PROOF_NEEDED') throw error;
    const [{ solvePuzzle }, { puzzle }] = await Promise.all([
      import('./solve-puzzle.ts'),
      callApi(PUZZLE, {}),
    ]);
    return callApi(SIGN_IN, { body: { ...body, proof: await solvePuzzle(puzzle) } });
  }
}
