import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountView } from '#features/account-settings/contract.ts';
import { DeletionPanel } from '#features/account-settings/web/deletion-panel.tsx';
import { syncAccountCall } from '#features/accounts/contract.ts';
import { ResetPasswordDialog } from '#features/accounts/profile/web/reset-password-dialog.tsx';
import {
  type SignedInUser,
  setSignedIn,
  setSignedOut,
} from '#features/accounts/sign-in/web/auth-store.ts';
import { ConfirmDialog } from '#features/accounts/sign-in/web/confirm-dialog.tsx';
import { userSummary } from '#features/accounts/team/contract.ts';
import { BanDialog } from '#features/accounts/team/web/ban-dialog.tsx';
import { BulkDeleteDialog } from '#features/admin/web/bulk-delete-dialog.tsx';
import { approval } from '#features/approvals/contract.ts';
import { RejectDialog } from '#features/approvals/web/reject-dialog.tsx';
import { adminAssembly } from '#features/assemblies/contract.ts';
import { RecordWireDialog } from '#features/assemblies/web/record-wire-dialog.tsx';
import { adminAwardView } from '#features/awards/contract.ts';
import { MoveAwardDialog } from '#features/awards/web/move-award-dialog.tsx';
import { TitleAccountDialog } from '#features/awards/web/title-account-dialog.tsx';
import { completion, previewCompletionCall } from '#features/completion/contract.ts';
import { CompletionDialog } from '#features/completion/web/completion-dialog.tsx';
import { arrearsEntry } from '#features/contributions/admin/contract.ts';
import { PauseDialog } from '#features/contributions/admin/web/pause-dialog.tsx';
import { RecordPaymentDialog } from '#features/contributions/admin/web/record-payment-dialog.tsx';
import { RemoveMethodDialog } from '#features/contributions/automatic/web/remove-method-dialog.tsx';
import { depositSummary } from '#features/deposits/admin-contract.ts';
import { RefundDialog } from '#features/deposits/web/refund-dialog.tsx';
import { previewAdminSaleCall, terminated } from '#features/exits/contract.ts';
import { RecoveryDialog } from '#features/exits/web/recovery-dialog.tsx';
import { SaleDialog } from '#features/exits/web/sale-dialog.tsx';
import { groupView } from '#features/groups/contract.ts';
import { CancelGroupDialog } from '#features/groups/web/cancel-group-dialog.tsx';
import { ExtendGroupDialog } from '#features/groups/web/extend-group-dialog.tsx';
import { memberApplication } from '#features/members/contract.ts';
import { CreditDialog } from '#features/members/web/dashboard/credit-dialog.tsx';
import { IncomeDialog } from '#features/members/web/dashboard/income-dialog.tsx';
import { savedMethod } from '#features/payments/contract.ts';
import { adminPayout } from '#features/payouts/contract.ts';
import { RecordPayoutDialog } from '#features/payouts/web/record-payout-dialog.tsx';
import { ReturnPayoutDialog } from '#features/payouts/web/return-payout-dialog.tsx';
import { SendAgainDialog } from '#features/payouts/web/send-again-dialog.tsx';
import { transaction } from '#features/provider-money/contract.ts';
import { ExplainDialog } from '#features/provider-money/web/explain-dialog.tsx';
import { applicationDetails } from '#features/reviews/contract.ts';
import { DeleteApplicationDialog } from '#features/reviews/web/list/delete-application-dialog.tsx';
import { seatAtLeaving, transferView } from '#features/transfers/contract.ts';
import { EstateDialog } from '#features/transfers/web/estate-dialog.tsx';
import { ExecutorDialog } from '#features/transfers/web/executor-dialog.tsx';
import { TransferPaymentDialog } from '#features/transfers/web/transfer-payment-dialog.tsx';
import { eventView } from '#features/waitlist/event-contract.ts';
import { EventForm } from '#features/waitlist/web/event-form.tsx';
import { refuseWrites, reply } from '#testing/dom/fake-api.ts';
import { sampleOf } from '#testing/dom/sample-of.ts';
import { show } from '#testing/dom/show.tsx';

const SRC = join(import.meta.dirname, '..');
const REFUSAL = 'The server refuses this, and says why in a sentence.';
const close = () => {};

type Form = {
  dialog: ReactNode;
  reads?: () => void;
  /** The button that opens it, where the file shows more than the dialog. */
  open?: string;
  /** Its button, where it is not the last one. */
  send?: string | RegExp;
  /** What is chosen or written by label, where not any value will do. */
  fill?: Record<string, string>;
};

/** Who is signed in: what a visitor sends is refused before it leaves the browser. */
const ANA: SignedInUser = {
  uid: 'a1000000-0000-4000-8000-000000000001',
  email: 'ana@example.com',
  displayName: 'Ana Prado',
  photoURL: null,
  emailVerified: true,
  phoneNumber: null,
  isAnonymous: false,
  tenantId: null,
  providerData: [{ providerId: 'credential', email: 'ana@example.com' }],
  metadata: { creationTime: '', lastSignInTime: '' },
  syncedUser: sampleOf(syncAccountCall.response).user,
};
beforeEach(() => setSignedIn(ANA));
afterEach(setSignedOut);

const payout = sampleOf(adminPayout);
const award = sampleOf(adminAwardView, { memberEmail: 'ana@example.com', step: 'papers' });
const seat = {
  membershipId: award.membershipId,
  name: 'Ana Prado',
  holderName: 'Ana Prado',
  seat: 7,
};
const group = sampleOf(groupView);
const application = sampleOf(memberApplication, { preferredPlan: '450' });
const leaving = sampleOf(seatAtLeaving);

/** Every dialog with a form, by the file that makes it. */
const FORMS: Record<string, Form> = {
  'account-settings/web/deletion-panel.tsx': {
    dialog: (
      <DeletionPanel
        account={sampleOf(accountView, { deletion: { dueAt: null, refusal: null } })}
        onChanged={close}
      />
    ),
    open: 'Delete my account',
  },
  'accounts/profile/web/reset-password-dialog.tsx': {
    dialog: <ResetPasswordDialog initialEmail="" onClose={close} />,
  },
  'accounts/sign-in/web/confirm-dialog.tsx': { dialog: <ConfirmDialog answer={close} /> },
  'accounts/team/web/ban-dialog.tsx': {
    dialog: <BanDialog user={sampleOf(userSummary)} onClose={close} onBanned={close} />,
  },
  'admin/web/bulk-delete-dialog.tsx': {
    dialog: (
      <BulkDeleteDialog
        type="waitlist"
        ids={['1', '2']}
        onClose={close}
        onDeleted={close}
        onFailed={close}
      />
    ),
  },
  'approvals/web/reject-dialog.tsx': {
    dialog: <RejectDialog approval={sampleOf(approval)} onClose={close} onDone={close} />,
  },
  'assemblies/web/record-wire-dialog.tsx': {
    dialog: (
      <RecordWireDialog
        bid={sampleOf(adminAssembly.shape.openBids.element)}
        group="Group 1"
        onClose={close}
        onEntered={close}
      />
    ),
  },
  'awards/web/move-award-dialog.tsx': {
    dialog: <MoveAwardDialog award={award} onClose={close} onDone={close} />,
  },
  'awards/web/title-account-dialog.tsx': {
    dialog: <TitleAccountDialog award={award} onClose={close} onDone={close} />,
  },
  'completion/web/completion-dialog.tsx': {
    dialog: <CompletionDialog groupId={group.id} groupName="Group 1" onClose={close} />,
    reads: () => reply(previewCompletionCall, sampleOf(completion, { blockers: [] })),
  },
  'contributions/admin/web/pause-dialog.tsx': {
    dialog: <PauseDialog entry={sampleOf(arrearsEntry)} onClose={close} onPaused={close} />,
  },
  'contributions/admin/web/record-payment-dialog.tsx': {
    dialog: <RecordPaymentDialog seat={seat} onClose={close} onEntered={close} />,
  },
  'contributions/automatic/web/remove-method-dialog.tsx': {
    dialog: <RemoveMethodDialog method={sampleOf(savedMethod)} onClose={close} onRemoved={close} />,
  },
  'deposits/web/refund-dialog.tsx': {
    dialog: <RefundDialog deposit={sampleOf(depositSummary)} onClose={close} onRefunded={close} />,
  },
  'exits/web/recovery-dialog.tsx': {
    dialog: (
      <RecoveryDialog
        recovery={{
          what: 'recovered',
          seat: sampleOf(terminated, { owedCents: 99_000_000 }),
        }}
        onClose={close}
        onDone={close}
      />
    ),
  },
  'exits/web/sale-dialog.tsx': {
    dialog: <SaleDialog seat={seat} onClose={close} onDone={close} />,
    reads: () => reply(previewAdminSaleCall, sampleOf(previewAdminSaleCall.response)),
  },
  'groups/web/cancel-group-dialog.tsx': {
    dialog: <CancelGroupDialog group={group} onClose={close} onCancelled={close} />,
  },
  'groups/web/extend-group-dialog.tsx': {
    dialog: <ExtendGroupDialog group={group} onClose={close} onExtended={close} />,
  },
  'members/web/dashboard/credit-dialog.tsx': {
    dialog: <CreditDialog application={application} onClose={close} onChanged={close} />,
    fill: { '$650,000': 'chosen' },
  },
  'members/web/dashboard/income-dialog.tsx': {
    dialog: <IncomeDialog application={application} onClose={close} onChanged={close} />,
    fill: { 'Monthly income': '$10,000 - $14,999' },
  },
  'payouts/web/record-payout-dialog.tsx': {
    dialog: <RecordPayoutDialog payout={payout} onClose={close} onDone={close} />,
  },
  'payouts/web/return-payout-dialog.tsx': {
    dialog: <ReturnPayoutDialog payout={payout} onClose={close} onDone={close} />,
  },
  'payouts/web/send-again-dialog.tsx': {
    dialog: <SendAgainDialog payout={payout} onClose={close} onDone={close} />,
    fill: { 'To the same account again': 'chosen' },
  },
  'provider-money/web/explain-dialog.tsx': {
    dialog: <ExplainDialog transaction={sampleOf(transaction)} onClose={close} onDone={close} />,
  },
  'reviews/web/list/delete-application-dialog.tsx': {
    dialog: (
      <DeleteApplicationDialog
        application={sampleOf(applicationDetails)}
        readAgain={async () => {}}
        onClose={close}
        onDeleted={close}
      />
    ),
  },
  'transfers/web/estate-dialog.tsx': {
    dialog: <EstateDialog seat={leaving} onClose={close} onDone={close} />,
  },
  'transfers/web/executor-dialog.tsx': {
    dialog: <ExecutorDialog seat={leaving} onClose={close} onDone={close} />,
  },
  'transfers/web/transfer-payment-dialog.tsx': {
    dialog: (
      <TransferPaymentDialog transfer={sampleOf(transferView)} onClose={close} onDone={close} />
    ),
  },
  'waitlist/web/event-form.tsx': {
    dialog: (
      <EventForm
        event={sampleOf(eventView, { startsAt: '19:00', endsAt: '20:00', seats: 60 })}
        onClose={close}
        onSaved={close}
      />
    ),
  },
};

/** Dialogs that only show something, or whose refusals are tested beside them. */
const OTHERS: Record<string, string> = {
  'accounts/factors/web/factor-dialog.tsx': 'src/features/accounts/factors and e2e/admin-login',
  'accounts/sign-in/web/sign-in-dialog.tsx': 'e2e/sign-in',
  'admin/search/web/search-palette.tsx': 'only reads',
  'applications/web/agreement-dialog.tsx': 'e2e/application',
  'applications/web/fit-dialog.tsx': 'sends nothing',
  'approvals/web/confirm-payout-dialog.tsx': 'approvals.dom.test',
  'assemblies/member/web/bid-form.tsx': 'sends after it has closed: bid-form.dom.test',
  'awards/web/add-paper-dialog.tsx': 'takes a file: e2e/awards',
  'blog/web/editor/article-editor.tsx': 'e2e/blog-admin',
  'deposits/web/payment-step.tsx': 'e2e/deposit',
  'documents/web/preview-dialog.tsx': 'only reads',
  'exits/web/option-panel.tsx': 'leaving.dom.test',
  'legal/web/legal-dialog.tsx': 'only reads',
  'members/web/dashboard/application-dialog.tsx': 'e2e/dashboard',
  'month-end/web/admin-months-page.tsx': 'e2e/books',
  'reviews/web/desk/document-preview.tsx': 'only reads',
  'reviews/web/desk/shortcut-sheet.tsx': 'sends nothing',
  'waitlist/web/portuguese-dialogs.tsx': 'sends nothing',
};

const sources = globSync('**/*.{ts,tsx}', { cwd: SRC })
  .filter((file) => !/\.test\.tsx?$|^testing\b/.test(file))
  .map((file) => ({
    file: file.replaceAll(sep, '/'),
    text: readFileSync(join(SRC, file), 'utf8'),
  }));

describe('dialogs', () => {
  it('are made in one place, which shows the refusals of all of them', () => {
    const makers = sources.filter(({ text }) =>
      /\b(Alert)?Dialog( as \w+)?[^;]*from 'radix-ui'|role="(alert)?dialog"|<dialog\b/.test(text),
    );
    expect(makers.map(({ file }) => file)).toEqual(['ui/dialog/dialog.tsx']);
    expect(makers[0]?.text).toContain('<DialogError />');
  });

  it('are all known here', () => {
    const users = sources
      .filter(({ file }) => file.startsWith('features/'))
      .filter(({ text }) => /<(Dialog|FormDialog|TypedConfirmation)\b/.test(text))
      .map(({ file }) => file.replace('features/', ''));
    const known = [...Object.keys(FORMS), ...Object.keys(OTHERS)];
    expect(known.toSorted()).toEqual(users.toSorted());
  });
});

describe('a refusal is read in the dialog', () => {
  it.each(Object.entries(FORMS))('%s', async (_file, { dialog, reads, open, send, fill }) => {
    reads?.();
    const person = show(dialog);
    if (open) await person.click(await screen.findByRole('button', { name: open }));
    await waitFor(() => expect(screen.getByRole('dialog').textContent).not.toContain('Loading'));
    const shown = screen.getByRole('dialog');
    for (const [label, value] of Object.entries(fill ?? {})) {
      const field = await within(shown).findByLabelText(label, { exact: false });
      if (field instanceof HTMLSelectElement) await person.selectOptions(field, value);
      else await person.click(field);
    }
    await fillRest(person, shown);
    refuseWrites(REFUSAL);
    const buttons = within(shown).getAllByRole('button', send ? { name: send } : {});
    const last = buttons.at(-1);
    if (!last) throw new Error('it has no button');
    await person.click(last);
    await waitFor(() => expect(shown.textContent).toContain(REFUSAL));
    expect(screen.getByRole('dialog')).toBe(shown);
  });
});

/** Something valid for each field that is empty, by its kind. */
async function fillRest(person: UserEvent, dialog: HTMLElement): Promise<void> {
  const fields = dialog.querySelectorAll<HTMLInputElement>('input, textarea, select');
  for (const field of fields) {
    if (field instanceof HTMLSelectElement) {
      const other = [...field.options].find(({ value }) => value !== '');
      if (!field.value && other) await person.selectOptions(field, other);
    } else if (field.type !== 'radio' && field.type !== 'checkbox' && field.type !== 'file') {
      if (!field.value) {
        await person.click(field);
        await person.paste(valueFor(field));
      }
    }
  }
}

function valueFor(field: HTMLInputElement): string {
  const label = field.labels?.[0]?.textContent ?? '';
  const phrase = /“(.+)”/.exec(label)?.[1];
  if (phrase) return phrase;
  if (/routing/i.test(label)) return '021000021';
  if (field.type === 'date') return '2031-04-01';
  if (field.type === 'email') return 'somebody@example.com';
  if (field.type === 'password') return 'a good password';
  return /decimal|numeric/.test(field.inputMode) ? '2344' : 'What was agreed on the phone';
}
