import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { openSignIn } from '#features/accounts/sign-in/web/sign-in-store.ts';
import type { PaymentStepProps } from '#features/applications/web/application-flow.tsx';
import { clearUnfinished } from '#features/applications/web/unfinished-payment.ts';
import type { ProviderFormState } from '#features/payments/web/use-provider-form.ts';
import { useDepositAmount } from '#features/program-rules/web/use-program.ts';
import { pageAddress } from '#shared/page-addresses.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { SuccessDialog } from '#ui/dialog/success-dialog.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { DepositPayment } from './deposit-payment.tsx';
import { startForApplicant } from './start-payment.ts';
import { depositTexts } from './texts.ts';

/** The deposit of an application that has been saved: the card dialog, then the success dialog. */
export function PaymentStep({ application, data, onClose }: PaymentStepProps) {
  const texts = useTexts(depositTexts);
  const { done } = texts;
  const amount = useDepositAmount();
  const [state, setState] = useState<ProviderFormState>('loading');
  const [isPaid, setIsPaid] = useState(false);
  const [, navigate] = useLocation();
  const locale = useLocale();
  const start = useCallback(
    () =>
      startForApplicant({
        applicationId: application.id,
        fullName: application.fullName,
        email: application.email,
        data,
      }),
    [application, data],
  );
  const isUnderWay = state === 'processing';
  const leave = () => {
    showStateOnClose(state, texts.left, amount);
    onClose('unpaid');
  };
  const finish = () => {
    onClose('paid');
    // Replaces the dialog's entry in the browser's history.
    navigate(pageAddress('home', locale), { replace: true });
    window.scrollTo({ top: 0 });
  };
  const createAccount = () => {
    // The form opens over the page somebody is on, not over another one.
    onClose('paid');
    openSignIn({ email: application.email, title: done.createAccount, isNew: true });
  };
  const markPaid = useCallback(() => {
    clearUnfinished();
    setIsPaid(true);
  }, []);

  if (isPaid) {
    return (
      <SuccessDialog title={done.title} doneLabel={done.close} onDone={finish}>
        <p>{texts.paidText.landing(amount)}</p>
        <p className="text-sm">{done.mail(application.email)}</p>
        <Button tone="quiet" onClick={createAccount}>
          {done.createAccount}
        </Button>
      </SuccessDialog>
    );
  }
  return (
    <Dialog
      title={texts.dialog.title(amount)}
      description={texts.dialog.text}
      size="small"
      hasOutsideParts
      isPinned={isUnderWay}
      onClose={leave}
    >
      <DialogBody>
        <DepositPayment
          place="landing"
          planId={application.preferredPlan}
          start={start}
          onPaid={markPaid}
          onState={setState}
        />
      </DialogBody>
    </Dialog>
  );
}

/**
 * Shows the state of the payment when the dialog is closed; an open payment must not be called
 * unpaid.
 */
function showStateOnClose(
  state: ProviderFormState,
  { title, open, unpaid }: TextsIn<typeof depositTexts>['left'],
  amount: string,
): void {
  const isOpen = state === 'slow' || state === 'unknown' || state === 'waiting';
  showToast({ title, description: isOpen ? open : unpaid(amount) });
}
