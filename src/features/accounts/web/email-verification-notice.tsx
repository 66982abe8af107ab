import { useState } from 'react';
import type { Locale } from '#shared/locale.ts';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/error-message.ts';
import { useLocale } from '#ui/locale-scope.tsx';
import { showToast } from '#ui/toast-store.ts';
import { resendVerification } from './identity-client.ts';

/** Says that the address is not confirmed yet, and sends the mail once more. */
export function EmailVerificationNotice({ email }: { email: string }) {
  const locale = useLocale();
  const texts = noticeTexts(locale);
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

const en = {
  confirm: 'Please confirm your email address.',
  before: 'We sent a link to',
  after: 'You can submit an application once it is confirmed.',
  again: 'Send it again',
  isSent: 'Sent',
  sent: 'Verification email sent',
  sentText: 'Check your inbox for the link.',
  failed: 'Verification email failed',
  tryAgain: 'Please try again.',
};

const pt: typeof en = {
  confirm: 'Confirme o seu e-mail, por favor.',
  before: 'Enviamos um link para',
  after: 'Você pode enviar uma inscrição depois de confirmá-lo.',
  again: 'Enviar de novo',
  isSent: 'Enviado',
  sent: 'E-mail de confirmação enviado',
  sentText: 'Procure o link na sua caixa de entrada.',
  failed: 'Não foi possível enviar o e-mail',
  tryAgain: 'Tente de novo.',
};

const noticeTexts = (locale: Locale): typeof en => (locale === 'pt-BR' ? pt : en);
