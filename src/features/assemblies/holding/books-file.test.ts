import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Books } from './books.ts';
import { hashBooks, writeBooksFile } from './books-file.ts';

const BOOKS: Books = {
  credit: 45_000_000,
  available: 91_234_567,
  awardsMade: 12,
  waiting: 460,
  refundsOwed: [{ seat: 17, cents: 187_500 }],
  cancelled: [
    { seat: 4, cents: 0 },
    { seat: 9, cents: 375_000 },
  ],
  bidsPassedOn: [12],
};
const OF = { group: '450-7', month: 31 };

it('has one text, which others can write too', () => {
  const text = `books/v1
group 450-7
month 31
credit 45000000
available 91234567
awards 12
waiting 460
refunds 1
17 187500
cancelled 2
4 0
9 375000
passed-on 1
12
`;
  expect(writeBooksFile(OF, BOOKS)).toBe(text);
  expect(hashBooks(OF, BOOKS)).toBe(createHash('sha256').update(text).digest('hex'));
  const bidLimits = [{ seat: 5, unpaid: 209 }];
  expect(writeBooksFile(OF, { ...BOOKS, bidLimits })).toBe(`${text}limits 1\n5 209\n`);
});

it('tells any two books apart', () => {
  const seats = fc.array(fc.record({ seat: fc.nat(480), cents: fc.nat(900) }), { maxLength: 3 });
  const limits = fc.array(fc.record({ seat: fc.nat(480), unpaid: fc.nat(240) }), { maxLength: 3 });
  const books = fc.record({
    credit: fc.constant(45_000_000),
    available: fc.nat(3),
    awardsMade: fc.nat(3),
    waiting: fc.nat(3),
    refundsOwed: seats,
    cancelled: seats,
    bidsPassedOn: fc.array(fc.nat(480), { maxLength: 3 }),
    bidLimits: fc.option(limits, { nil: undefined }),
  });
  fc.assert(
    fc.property(books, books, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(writeBooksFile(OF, one) === writeBooksFile(OF, other)).toBe(isSame);
    }),
  );
});
