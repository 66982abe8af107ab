import { readEntries } from '#features/approvals/server/find-entries.ts';
import { assemblyPath } from '#features/assemblies/addresses.ts';
import { readAssembliesOf } from '#features/assemblies/holding/server/group-state.ts';
import {
  readContributions,
  readInstalments,
} from '#features/contributions/server/find-payments.ts';
import { findDepositsOfPayments } from '#features/deposits/server/find-deposits.ts';
import type { JournalEntry } from '#features/ledger/server/reading/read-journal.ts';
import { dashboardAddress } from '#features/payments/dashboard-address.ts';
import { readReferences } from '#features/payments/server/find-payments.ts';
import { readPayouts } from '#features/payouts/server/find-payouts.ts';
import { type Cause, causeOf } from '../kinds.ts';
import type { BooksContext } from './book-scope.ts';

type Subject = Pick<JournalEntry, 'kind' | 'key' | 'subjectId'>;

export type FoundCause = {
  name: string;
  /** What the provider or a bank calls it; empty when they do not know it. */
  reference: string;
  /** The page that shows it; none when that is the page of the person. */
  href: string | null;
  /** Whose money it is, where the entry has no position. */
  membershipId?: string;
  person?: { name: string; href: string };
};

/** A list of the desk that shows what was searched for. */
const listed = (path: string, search: string) => `${path}?search=${encodeURIComponent(search)}`;

/**
 * What caused each of these entries, with a statement for each kind of record instead of one for
 * each entry.
 */
export async function readCauses(
  context: BooksContext,
  entries: readonly Subject[],
): Promise<(entry: Subject) => FoundCause> {
  const idsOf = (...causes: Cause[]) => [
    ...new Set(
      entries.flatMap(({ kind, subjectId }) => {
        const cause = causeOf(kind);
        return cause && causes.includes(cause) ? [subjectId] : [];
      }),
    ),
  ];
  const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.id, row]));
  const deposits = byId(await findDepositsOfPayments(context, idsOf('deposit')));
  const contributions = byId(await readContributions(context, idsOf('payment')));
  const references = byId(await readReferences(context, idsOf('deposit', 'payment')));
  const instalments = await readInstalments(context, idsOf('instalment'));
  const assemblies = await readAssembliesOf(context, {
    picks: idsOf('pick'),
    refunds: idsOf('refund'),
  });
  const payouts = byId(await readPayouts(context, idsOf('payout')));
  const confirmed = byId(await readEntries(context, idsOf('payment', 'recovery')));

  const provider = dashboardAddress({ mode: context.payments.mode, providerId: null }).href;

  const finders: Record<Cause, (subject: Subject) => FoundCause> = {
    deposit({ subjectId }) {
      const deposit = deposits.get(subjectId);
      const name = 'Deposit';
      const reference = references.get(subjectId)?.providerId ?? '';
      if (!deposit) return { name, reference, href: null };
      const href = listed('/admin/deposits', deposit.email);
      const { applicationId, fullName } = deposit;
      const page = applicationId ? `/admin/people/application/${applicationId}` : href;
      return { name, reference, href, person: { name: fullName, href: page } };
    },
    payment({ subjectId }) {
      const { membershipId } = contributions.get(subjectId) ?? {};
      const entered = confirmed.get(subjectId);
      const reference = entered?.reference ?? references.get(subjectId)?.providerId ?? '';
      return {
        name: entered ? 'Payment that two people entered' : 'Payment',
        reference,
        href: entered ? listed('/admin/approvals', entered.summary) : null,
        ...(membershipId ? { membershipId } : {}),
      };
    },
    instalment({ subjectId }) {
      const k = instalments.get(subjectId);
      return {
        name: k === undefined ? 'Instalment' : `Instalment ${k}`,
        reference: '',
        href: null,
      };
    },
    provider: ({ key }) => ({
      name: 'Payment provider',
      reference: afterKind(key),
      href: '/admin/books/provider',
    }),
    fee: ({ key }) => ({ name: 'Fee', reference: afterKind(key), href: provider }),
    pick: ({ subjectId }) => ofAssembly('Assembly', subjectId),
    refund: ({ subjectId }) => ofAssembly('Refund drawn in assembly', subjectId),
    payout({ subjectId, kind }) {
      const payout = payouts.get(subjectId);
      if (!payout) return { name: 'Payout', reference: '', href: null };
      const { payeeName, bankReference, returnedReference } = payout;
      const reference = (kind === 'payout' ? bankReference : null) ?? returnedReference ?? '';
      const href = listed('/admin/payouts', reference || payeeName);
      return { name: `Payout to ${payeeName}`, reference, href };
    },
    seat: () => ({ name: 'End of the seat', reference: '', href: null }),
    exit: () => ({ name: 'Terminated seat', reference: '', href: '/admin/leaving' }),
    recovery({ subjectId }) {
      const entered = confirmed.get(subjectId);
      const href = entered ? listed('/admin/approvals', entered.summary) : null;
      return { name: entered?.summary ?? 'Recovery', reference: entered?.reference ?? '', href };
    },
    transfer: () => ({ name: 'Transfer', reference: '', href: '/admin/leaving' }),
  };

  function ofAssembly(name: string, subjectId: string): FoundCause {
    const assembly = assemblies.get(subjectId);
    if (!assembly) return { name, reference: '', href: null };
    return { name: `${name} ${assembly.month}`, reference: '', href: assemblyPath(assembly) };
  }

  return (subject) => {
    const cause = causeOf(subject.kind);
    if (cause) return finders[cause](subject);
    return { name: '', reference: afterKind(subject.key), href: null };
  };
}

/** What a key names after its kind: 'po_1' of 'provider-payout-arrived:po_1:0'. */
const afterKind = (key: string) => key.split(':')[1] ?? '';
