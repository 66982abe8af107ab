import { useState } from 'react';
import { request } from '#shared/api/api-client.ts';
import { readPublicSettings } from '#shared/public-settings.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { accountTexts } from '../../web/texts.ts';

/** The sandbox signs demo people in again, without asking for the password it shows. */
export function SandboxConfirm({ onDone }: { onDone: () => void }) {
  const locale = useLocale();
  const texts = useTexts(accountTexts).confirm;
  const [isPending, setIsPending] = useState(false);
  if (!readPublicSettings().isSandbox) return null;
  const enter = async () => {
    setIsPending(true);
    try {
      await request('POST', '/sandbox/personas/again', {});
      onDone();
    } catch (error) {
      showToast({
        title: texts.failedTitle,
        description: errorMessage(error, locale, { refusals: { NOT_FOUND: texts.notAPersona } }),
        tone: 'destructive',
      });
      setIsPending(false);
    }
  };
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={() => void enter()}
      className="mt-4 min-h-11 text-forest text-sm underline underline-offset-4"
    >
      {texts.sandbox}
    </button>
  );
}
