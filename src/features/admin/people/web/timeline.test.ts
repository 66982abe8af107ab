import { expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

const line = (id: string, at: string | null) => ({
  id,
  at,
  title: id,
  detail: null,
  state: null,
  cents: null,
  href: null,
  action: null,
});

it('merges what happened in all parts, the newest first, without what only is', () => {
  const sections = [
    {
      name: 'seats',
      title: 'Seats',
      lines: [line('now', null), line('b', '2026-02-01T00:00:00Z')],
    },
    { name: 'mails', title: 'Mails', lines: [line('c', '2026-03-01T00:00:00Z')] },
    { name: 'notes', title: 'Notes', lines: [line('a', '2026-01-01T00:00:00Z')] },
  ];
  const found = timelineOf({ sections });
  expect(found.map(({ id, section }) => [id, section])).toEqual([
    ['c', 'Mails'],
    ['b', 'Seats'],
    ['a', 'Notes'],
  ]);
});
