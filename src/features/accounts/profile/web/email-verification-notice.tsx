import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { resendVerification } from '../../sign-in/web/identity-client.ts';
import { accountTexts } from '../../web/texts.ts';

/** Says that the address is not verified yet, and can resend the mail. */
export function EmailVerificationNotice({ email }: { email: string }) {
  const locale = useLocale();
  const texts = useTexts(accountTexts).verification;
  const [isPending, setIsPending] = useState(false);
  const [isSent, setIsSent] = useState(false);

  const send = async () => {
    setIsPending(true);
    try {
      await resendVerification(email);
      setIsSent(true);
      showToast({
        title: texts.sent,
        description: texts.sentText,
        tone: 'success',
      });
    } catch (error) {
      showToast({
        title: texts.failed,
        description: errorMessage(error, locale, { fallback: texts.tryAgain }),
        tone: 'destructive',
      });
    } finally {
      setIsPending(false);
    }
  };

  return (
    <div className="mt-6 flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-gold bg-clay px-5 py-4">
      <p className="min-w-0 grow basis-72">
        <strong>{texts.confirm}</strong> {texts.before}{' '}
        <span className="wrap-anywhere">{email}</span>. {texts.after}
      </p>
      <Button tone="quiet" onClick={send} disabled={isPending || isSent}>
        {isSent ? texts.isSent : texts.again}
      </Button>
    </div>
  );
}
