import { formatDay } from '#ui/language/format.ts';
import type { AdminPayout } from '../contract.ts';

/** Where a payout goes or went, in a sentence. */
export function accountSentence(payout: AdminPayout): string {
  const { account, isAccountUsable, usableFrom, bankReference, askedBy, paidOn } = payout;
  if (bankReference && paidOn) {
    return `Sent on ${formatDay(`${paidOn}T12:00:00Z`)}, bank reference ${bankReference}`;
  }
  if (!account) return 'No bank details yet; the payee is reminded';
  if (!isAccountUsable && usableFrom) {
    return `Account ${account}, usable from ${formatDay(usableFrom)}`;
  }
  return `Account ${account}${askedBy ? `, asked by ${askedBy}` : ''}`;
}

/** When and why the bank returned it; undefined when it did not. */
export function returnSentence({ returned }: AdminPayout): string | undefined {
  if (!returned) return undefined;
  const { at, reference, reason } = returned;
  const when = at ? ` on ${formatDay(at)}` : '';
  const what = reference ? `, reference ${reference}` : '';
  return `Returned by the bank${when}${what}${reason ? `: ${reason}` : ''}`;
}
