import { and, eq } from 'drizzle-orm';
import { countUpTo, type DeskReader, type Wait, type WaitingKind } from '#platform/desk/waiting.ts';
import { agrees } from './check-balance.ts';
import { findWaiting, isWaiting } from './list-queries.ts';
import { findLastCheck } from './queries.ts';
import { oldestRefund } from './read-provider-money.ts';
import { providerTransactions } from './tables.ts';

const PAGE = '/admin/books/provider';
const LIST = { area: 'money', whom: 'Treasurers', list: PAGE } as const;

async function findDifference({ db, payments }: DeskReader): Promise<Wait[]> {
  const check = await findLastCheck(db, payments.mode);
  if (!check?.differsSince || agrees(check)) return [];
  const { day, differsSince, differenceCents } = check;
  return [
    {
      id: `provider-${day}`,
      since: differsSince,
      who: 'Payment provider',
      sentence:
        differenceCents === 0
          ? 'Its transactions, as we read them, do not add up to its balance.'
          : 'Its balance is not what the books say.',
      cents: Math.abs(differenceCents),
      action: { label: 'See what differs', href: PAGE },
    },
  ];
}

export const providerMoneyWaits: Readonly<Record<string, WaitingKind>> = {
  'provider-differences': {
    ...LIST,
    title: 'The provider and the books differ',
    count: async (reader) => (await findDifference(reader)).length,
    find: (reader) => findDifference(reader),
  },
  'provider-unmatched': {
    ...LIST,
    title: 'Transactions of the provider that match nothing',
    count: (reader) =>
      countUpTo(
        reader.db,
        providerTransactions,
        and(eq(providerTransactions.mode, reader.payments.mode), isWaiting(oldestRefund(reader))),
      ),
    async find(reader, most) {
      const rows = await findWaiting(reader.db, reader.payments.mode, oldestRefund(reader), most);
      return rows.map(({ id, createdAt, type, description, sourceId, amountCents }) => ({
        id,
        since: createdAt,
        who: description ?? sourceId ?? id,
        sentence: `‘${type.replaceAll('_', ' ')}’ at the provider is not in our records: say what it is.`,
        cents: Math.abs(amountCents),
        action: { label: 'Explain it', href: `${PAGE}#${encodeURIComponent(id)}` },
      }));
    },
  },
};

/** For `/metrics`: the difference of the last check, and how many transactions match nothing. */
export async function readProviderGauges(
  reader: Pick<DeskReader, 'db' | 'clock' | 'payments'>,
): Promise<{ differenceCents: number; unmatched: number }> {
  const { mode } = reader.payments;
  const check = await findLastCheck(reader.db, mode);
  const unmatched = await countUpTo(
    reader.db,
    providerTransactions,
    and(eq(providerTransactions.mode, mode), isWaiting(oldestRefund(reader))),
  );
  const ours = check ? check.providerCents - check.recordedCents : 0;
  return { differenceCents: check?.differenceCents || ours, unmatched };
}
