import { describe, expect, it } from 'vitest';
import { writeReceiptFile } from '#features/bids/receipt.ts';
import { signReceipt } from '#features/bids/sign-receipt.ts';
import { EXAMPLE_FETCHED, EXAMPLE_KEY, exampleAssembly } from '#testing/scenes/example-assembly.ts';
import { heldOf } from './check-assembly.ts';
import { checkMail, checkOwnReceipt, checkSeat } from './check-own.ts';
import type { HeldAssembly } from './check-step.ts';
import { checkTexts } from './check-texts.ts';

const held = heldOf(
  exampleAssembly({
    bids: [
      [3, 130],
      [5, 120],
    ],
  }),
) as HeldAssembly;
const texts = checkTexts('en');
const [first] = held.receipts;
if (!first) throw new Error('the example has receipts');

describe('what a reader asks about their own', () => {
  it('finds the hashes of a mail, and one that is published nowhere', () => {
    const mail = (text: string) => checkMail(held, text, EXAMPLE_FETCHED.keys, texts);
    const known = `List: ${held.fileSha256}\nBooks: ${held.booksSha256?.toUpperCase()}`;
    expect(mail(known)).toEqual({ isGood: true, sentences: [texts.mail.list, texts.mail.books] });
    expect(mail(EXAMPLE_KEY.publicKey)).toMatchObject({ sentences: [texts.mail.key] });
    const other = 'ab'.repeat(32);
    expect(mail(`${known} ${other}`)).toMatchObject({ isGood: false });
    expect(mail('hello')).toMatchObject({ isGood: undefined });
  });

  const ask = (file: string, of: HeldAssembly = held) =>
    checkOwnReceipt(of, file, EXAMPLE_FETCHED, texts);

  it('says whether a bid is in it', () => {
    expect(ask(writeReceiptFile(first))).toEqual({
      isGood: true,
      sentences: [texts.receipt.counts(3)],
    });
    // The way a mail program may change the text.
    const quoted = `Hello\r\n\r\n${writeReceiptFile(first).replaceAll('\n', ' \r\n')}`;
    expect(ask(quoted)).toMatchObject({ isGood: true });
  });

  it('finds a receipt that the chain does not have, a forged one, and one of another key', () => {
    const without = { ...held, receipts: held.receipts.slice(1) };
    expect(ask(writeReceiptFile(first), without)).toMatchObject({
      isGood: false,
      sentences: [texts.receipt.missing],
    });
    const forged = { ...first, text: first.text.replace('seat 3', 'seat 4') };
    expect(ask(writeReceiptFile(forged)).sentences).toEqual([texts.receipt.forged]);
    const receipt = { group: held.group, month: held.month, number: 1, seat: 3 };
    const strange = signReceipt(
      { ...receipt, bid: 'ab'.repeat(32), time: 'now', previous: '0'.repeat(64) },
      new Uint8Array(32).fill(9),
    );
    expect(ask(writeReceiptFile(strange)).sentences).toEqual([texts.receipt.strangeKey]);
    expect(ask('receipt/v1').sentences).toEqual([texts.receipt.unreadable]);
    const elsewhere = { ...held, month: 4 };
    expect(ask(writeReceiptFile(first), elsewhere).sentences).toEqual([texts.receipt.other]);
  });

  it('finds a bid that was taken off the list although its receipt is in the chain', () => {
    const listFile = held.listFile.replace(/bids 2\n3 .*\n/, 'bids 1\n');
    expect(ask(writeReceiptFile(first), { ...held, listFile })).toMatchObject({ isGood: false });
    const books = { ...held.books, bidsPassedOn: [3] };
    expect(ask(writeReceiptFile(first), { ...held, listFile, books }).sentences).toEqual([
      texts.receipt.passedOn(3),
    ]);
  });

  it('says publicly only whether a seat is on the list', () => {
    expect(checkSeat(held, 7, texts).sentences).toEqual(['Seat 7 is on the list.']);
    expect(checkSeat(held, 99, texts).sentences).toEqual(['Seat 99 is not on the list.']);
  });
});
