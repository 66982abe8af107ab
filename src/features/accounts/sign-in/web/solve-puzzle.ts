import { sha256 } from '@noble/hashes/sha2.js';
import { isSolved } from '../../rules.ts';

const TRIES_PER_TURN = 5_000;

/** Solves the server's puzzle in batches, so that the page stays responsive. */
export async function solvePuzzle(puzzle: string): Promise<string> {
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce += 1) {
    const proof = `${puzzle}~${nonce}`;
    if (isSolved(sha256(encoder.encode(proof)))) return proof;
    if (nonce % TRIES_PER_TURN === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
