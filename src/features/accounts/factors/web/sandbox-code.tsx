import { useState } from 'react';
import { request } from '#shared/api/api-client.ts';
import { readPublicSettings } from '#shared/public-settings.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { factorTexts } from './factor-texts.ts';

type SandboxCodeProps = { email: string; onCode: (code: string) => void };

/** Fills in the app's code, so that nobody needs a phone in the sandbox. */
export function SandboxCode({ email, onCode }: SandboxCodeProps) {
  const locale = useLocale();
  const texts = useTexts(factorTexts);
  const [isPending, setIsPending] = useState(false);
  if (!readPublicSettings().isSandbox) return null;

  const fill = async () => {
    setIsPending(true);
    try {
      const address = `/sandbox/codes.json?email=${encodeURIComponent(email)}`;
      const [shown] = (await (await request('GET', address)).json()) as { code: string | null }[];
      if (shown?.code) onCode(shown.code);
      else showToast({ title: texts.failedTitle, description: texts.sandboxNone });
    } catch (error) {
      showToast({
        title: texts.failedTitle,
        description: errorMessage(error, locale, texts),
        tone: 'destructive',
      });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={() => void fill()}
      className="min-h-11 justify-self-start text-forest text-sm underline underline-offset-4"
    >
      {texts.sandbox}
    </button>
  );
}
