import type { Context } from '#platform/context.ts';
import { openSealedText } from '#platform/sealing/sealed-text.ts';
import { type BankDetails, bankDetailsFields } from '../contract.ts';
import { bindingOf } from './save-bank-details.ts';
import type { BankDetailsRow } from './tables.ts';

/** The bank details themselves. Whoever calls this has written the look into the log. */
export function openDetails(
  { bankDetailKeys }: Pick<Context, 'bankDetailKeys'>,
  details: BankDetailsRow,
): BankDetails {
  const sealed = { sealed: details.sealed, binding: bindingOf(details) };
  return bankDetailsFields.parse(JSON.parse(openSealedText(bankDetailKeys, sealed)));
}
