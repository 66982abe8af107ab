import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { describeFailure, resendVerification } from './identity-client.ts';

/** Says that the address is not confirmed yet, and sends the mail once more. */
export function EmailVerificationNotice({ email }: { email: string }) {
  const [isPending, setIsPending] = useState(false);
  const [isSent, setIsSent] = useState(false);

  const send = async () => {
    setIsPending(true);
    try {
      await resendVerification(email);
      setIsSent(true);
      showToast({
        title: 'Verification email sent',
        description: 'Check your inbox for the link.',
        tone: 'success',
      });
    } catch (error) {
      showToast({
        title: 'Verification email failed',
        description: describeFailure(error, 'Please try again.'),
        tone: 'destructive',
      });
    } finally {
      setIsPending(false);
    }
  };

  return (
    <div className="mt-6 flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-gold bg-clay px-5 py-4">
      <p className="min-w-0 grow basis-72">
        <strong>Please confirm your email address.</strong> We sent a link to{' '}
        <span className="wrap-anywhere">{email}</span>. You can submit an application once it is
        confirmed.
      </p>
      <Button tone="quiet" onClick={send} disabled={isPending || isSent}>
        {isSent ? 'Sent' : 'Send it again'}
      </Button>
    </div>
  );
}
