import { afterAll, describe, expect, it } from 'vitest';
import { exampleAssembly } from '#testing/example-assembly.ts';
import { createBidThreads, openOneByOne } from './bid-threads.ts';

const SEATS = 7;

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

  it('find what one thread finds, in the same order', async () => {
    const verdicts = await threads.open(tasks);
    expect(verdicts).toEqual(bids.map(([, amount]) => ({ status: 'valid', amount })));
    expect(verdicts).toEqual(await openOneByOne(tasks));
  });

  it('answer an error when they end in the middle, and start again', async () => {
    const opening = threads.open(tasks);
    await Promise.all([
      expect(opening).rejects.toThrow('a thread that opens bids has ended'),
      threads.close(),
    ]);
    expect(await threads.open(tasks)).toHaveLength(SEATS);
  });
});
