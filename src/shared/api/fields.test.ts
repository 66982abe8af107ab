import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZodError } from 'zod';
import { escapeHtml, jsonForScript } from '../text/html.ts';
import { formatMoney, toDollars, usd } from '../text/money.ts';
import { fieldMessages } from './field-messages.ts';
import { emailAddress, requiredLine, requiredText } from './fields.ts';

const email = emailAddress();
const sentence = ({ error }: { error?: ZodError | undefined }) => error && fieldMessages(error)[''];

describe('emailAddress', () => {
  it('normalises, and distinguishes blank from invalid', () => {
    expect(email.parse('  ANA@Example.COM ')).toBe('ana@example.com');
    expect(sentence(email.safeParse('   '))).toBe('Email is required');
    expect(sentence(email.safeParse(undefined))).toBe('Email is required');
    for (const wrong of ['ana', 'ana@', '@b.c', 'a b@c.d', 'a@b', `${'x'.repeat(250)}@b.co`]) {
      expect(sentence(email.safeParse(wrong))).toBe('Valid email is required');
    }
  });

  it('accepts only a single plain mailbox', () => {
    for (const good of [
      'o’neil+home@sub.example.co',
      "d'ávila@exämple.com",
      'a_b-c.d@example.com',
    ]) {
      expect(email.parse(good)).toBe(good);
    }
    // Each of these would reach ana@example.com, under a name that looks like another person's.
    for (const disguised of [
      ...['x<ana@example.com>', 'x,ana@example.com', 'list:ana@example.com;', '(x)ana@example.com'],
      ...['"ana"@example.com', 'ana@example.com.', 'ana\u200b@example.com', 'ana@ｅxample.com'],
      ...['ana@[127.0.0.1]', 'ana@example.com>', 'ana\r\nbcc:b@example.com', 'ana@-example.com'],
    ]) {
      expect(sentence(email.safeParse(disguised)), disguised).toBe('Valid email is required');
    }
  });
});

describe('requiredLine', () => {
  it('trims, and requires text', () => {
    expect(requiredLine('Name?').parse('  Ana ')).toBe('Ana');
    expect(sentence(requiredLine('Name?').safeParse(' '))).toBe('Name?');
    // A combining accent is composed with its letter.
    expect(requiredLine('Name?').parse('Jose\u0301')).toBe('Jos\u00e9');
    expect(sentence(requiredLine('Name?').safeParse('x'.repeat(101)))).toBe(
      'Please use at most 100 characters',
    );
  });
});

describe('a line', () => {
  it('never contains a line break', () => {
    expect(requiredLine('Name?').parse('Ana\r\nBcc: x\u2028\tLima\u0007')).toBe('Ana Bcc: x Lima');
    expect(sentence(requiredLine('Name?').safeParse('\r\n'))).toBe('Name?');
    // Zero-width joiners are part of emoji and some scripts: they stay.
    expect(requiredLine('Name?').parse('👩‍👩‍👧 نور')).toBe('👩‍👩‍👧 نور');
    expect(requiredText('Note?', 50).parse(' two\nlines ')).toBe('two\nlines');
  });
});

describe('text in HTML', () => {
  it('cannot open a tag, leave an attribute or close a script', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
        expect(jsonForScript({ text })).not.toContain('<');
        expect(JSON.parse(jsonForScript({ text }))).toEqual({ text });
      }),
    );
  });
});

describe('money', () => {
  it('is whole cents, and is formatted as people write it', () => {
    expect(() => usd(0.5)).toThrow(RangeError);
    expect(toDollars(usd(200_00))).toBe(200);
    expect(formatMoney(usd(2_344_00))).toBe('$2,344');
    expect(formatMoney(usd(2_343_75))).toBe('$2,343.75');
  });
});
