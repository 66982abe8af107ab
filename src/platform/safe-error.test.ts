import { describe, expect, it } from 'vitest';
import { safeError } from './safe-error.ts';

describe('safeError', () => {
  it('keeps technical details and removes personal data', () => {
    const cause = Object.assign(new Error('duplicate key: (ana@example.com)'), {
      code: '23505',
      severity: 'ERROR',
      constraint: 'people_email_unique',
      detail: 'Key (email)=(ana@example.com) already exists.',
    });
    const error = new Error(
      'Failed query: insert into people values ($1)\nparams: ana@example.com,Ana\nLima',
      { cause },
    );
    const safe = safeError(error);
    expect(safe).toMatchObject({
      message: 'a database query failed',
      cause: { code: '23505', message: 'database error 23505 constraint people_email_unique' },
    });
    expect(safe.stack).toContain('safe-error.test.ts');
    expect(JSON.stringify(safe)).not.toMatch(/ana@|Lima/);
  });

  it('accepts any thrown value', () => {
    expect(safeError('mail to bia@example.com failed')).toEqual({
      name: 'Thrown',
      message: 'mail to :email failed',
    });
    expect(safeError({ message: 'connection lost', queue: 'mail' }).message).toBe(
      'connection lost',
    );
    const copied = { message: 'Key (name)=(Ana)', code: '23505', severity: 'ERROR' };
    expect(safeError(copied).message).toBe('database error 23505');
    expect(safeError({}).message).toBe('an object without a message');
  });
});
