import { afterAll, describe, expect, it } from 'vitest';
import { exampleAssembly } from '#testing/scenes/example-assembly.ts';
import { createBidThreads } from './bid-threads.ts';

const SEATS = 6;

describe('threads that open bids', () => {
  const threads = createBidThreads(2);
  afterAll(() => threads.close());

  const bids = Array.from({ length: SEATS }, (_, index) => [index + 1, 96 + index] as const);
  const { sealedBids, signature, group, month, chain, round } = exampleAssembly({
    seats: SEATS,
    bids,
  });
  const tasks = sealedBids.map(({ seat, file }) => ({
    file: new Uint8Array(Buffer.from(file, 'base64')),
    slot: { group, month, chain, round, seat },
    signature: signature ?? '',
  }));

  it('find what one thread finds, in the same order, and answer an error when they end', async () => {
    const verdicts = await threads.open(tasks);
    expect(verdicts).toEqual(bids.map(([, amount]) => ({ status: 'valid', amount })));
    const interrupted = threads.open(tasks);
    await Promise.all([
      expect(interrupted).rejects.toThrow('a thread that opens bids has ended'),
      threads.close(),
    ]);
  });
});
