import { describe, expect, it } from 'vitest';
import { approvalDue, reminderAt, returnableUntil } from './approvals.ts';

// Summer time ends in between, so the same time of day is an hour later in UTC.
const filledAt = new Date('2026-10-25T18:00:00Z');
const due = new Date('2026-11-08T19:00:00Z');

describe('the approval of a place in a full group', () => {
  it('is due 14 days after the group filled, or after the place came in', () => {
    const enteredAt = new Date('2026-10-01T18:00:00Z');
    expect(approvalDue({ enteredAt, approvalDueAt: null }, filledAt)).toEqual(due);
    const late = new Date('2026-11-02T19:00:00Z');
    expect(approvalDue({ enteredAt: late, approvalDueAt: null }, filledAt).toISOString()).toBe(
      '2026-11-16T19:00:00.000Z',
    );
    expect(approvalDue({ enteredAt, approvalDueAt: late }, filledAt)).toEqual(late);
  });

  it.each([
    ['2026-10-25T18:00:00Z', 0],
    ['2026-11-01T18:59:59Z', 0],
    ['2026-11-01T19:00:00Z', 7],
    ['2026-11-07T18:59:59Z', 7],
    ['2026-11-07T19:00:00Z', 13],
    ['2026-11-30T19:00:00Z', 13],
  ])('is reminded of at %s as on day %i', (now, day) => {
    expect(reminderAt(due, new Date(now))).toBe(day);
  });

  it('leaves 30 days to ask for the deposit back after a move', () => {
    expect(returnableUntil(filledAt).toISOString()).toBe('2026-11-24T19:00:00.000Z');
  });
});
