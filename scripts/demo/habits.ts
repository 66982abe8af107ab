/** How a member pays. */
export type Habit =
  | { readonly kind: 'automatic'; readonly method: 'card' | 'us_bank_account' }
  /** By card, several instalments at once. */
  | { readonly kind: 'card'; readonly instalments: number }
  /** By transfer, which two admins record. */
  | { readonly kind: 'transfer'; readonly instalments: number };

/** One in eight is charged each month; the others pay ahead, most of them for a year. */
export function habitOf(position: number): Habit {
  // Some pay by hand each month, and sometimes forget it.
  if (position % 32 === 31) return { kind: 'card', instalments: 1 };
  const place = position % 16;
  if (place < 2) {
    return { kind: 'automatic', method: place === 0 ? 'card' : 'us_bank_account' };
  }
  if (place < 3) return { kind: 'card', instalments: 3 };
  return { kind: 'transfer', instalments: place < 12 ? 12 : 6 };
}

/** Who pays by hand each month and what they miss: late once, late now, or gone for good. */
export function missesMonth(position: number, month: number, months: number): boolean {
  if (position % 32 !== 31) return false;
  switch (((position - 31) / 32) % 5) {
    case 0:
      return month % 9 === 4;
    case 1:
      return month >= months - 1;
    case 2:
      return month >= months;
    case 3:
      return month >= 12 && month % 7 !== 0;
    default:
      return month >= 17;
  }
}
