import { greetingName } from '#features/accounts/greeting-name.ts';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { readReceipt, type SignedReceipt, writeReceiptFile } from '#features/bids/receipt.ts';
import { RECEIPT_KEYS_PATH } from '#features/bids/receipt-keys.ts';
import { groupNameIn } from '#features/groups/rules.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import { formatInstant } from '../../checking/format-instant.ts';
import type { Recipient } from '../../server/mails.ts';
import { assemblyMailTexts } from '../../server/texts.ts';

/** The mail with the receipt of a sealed bid and its signing key, which the member can pin. */
export function bidReceiptMail(
  signed: SignedReceipt,
  { firstName, seat, locale }: Recipient,
  siteUrl: string,
): MailContent {
  const { greeting, receipt: texts } = assemblyMailTexts(locale);
  const { labels } = texts;
  const { group, month, number, bid, time } = readReceipt(signed.text);
  return {
    locale,
    subject: texts.subject(month),
    preview: texts.preview,
    greeting: greeting(firstName),
    paragraphs: [
      texts.body({ group: groupNameIn(group, locale), month }, number),
      texts.proof,
      texts.key(`${siteUrl}${RECEIPT_KEYS_PATH}`),
    ],
    facts: [
      { label: labels.seat, value: String(seat) },
      { label: labels.time, value: formatInstant(time, locale) },
      { label: labels.bid, value: bid },
      { label: labels.key, value: signed.publicKey },
    ],
    action: { label: texts.action, href: `${siteUrl}/dashboard/assemblies` },
    closing: [texts.notYou],
    attachments: [
      {
        filename: `receipt-${group}-${month}-${number}.txt`,
        contentType: 'text/plain; charset=us-ascii',
        content: writeReceiptFile(signed),
      },
    ],
  };
}

/** Queues the mail in the transaction that stored the bid. */
export async function sendReceipt(
  tx: TransactionContext,
  { assemblyId, userId }: { assemblyId: string; userId: string },
  signed: SignedReceipt,
): Promise<void> {
  const user = await readUser(tx, userId);
  if (!user) return;
  const { number, seat } = readReceipt(signed.text);
  const firstName = greetingName(user);
  await queueMail(tx, {
    to: user.email,
    dedupeKey: `bid-receipt:${assemblyId}:${number}`,
    content: (locale) => bidReceiptMail(signed, { firstName, seat, locale }, tx.config.publicUrl),
  });
}
