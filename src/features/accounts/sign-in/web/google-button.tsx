import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { describeGoogleFailure } from './google-failures.ts';
import { signInWithGoogle } from './google-sign-in.ts';
import { enterAfterGoogle } from './identity-client.ts';
import { signInTexts } from './sign-in-texts.ts';

/** Signs in with Google; a failure shows a toast. */
export function GoogleButton({ to, onDone }: { to: string; onDone: () => void }) {
  const locale = useLocale();
  const { google: texts, failed, refusals } = useTexts(signInTexts);
  const [isPending, setIsPending] = useState(false);
  const complain = (description: string) =>
    showToast({ title: failed, description, tone: 'destructive' });

  const start = async () => {
    setIsPending(true);
    try {
      const outcome = await signInWithGoogle(to);
      if (outcome.kind === 'redirecting') return;
      if (outcome.kind === 'failed') {
        return complain(describeGoogleFailure(outcome.code, texts));
      }
      await enterAfterGoogle();
      onDone();
    } catch (error) {
      complain(errorMessage(error, locale, { refusals, fallback: texts.fallback }));
    } finally {
      setIsPending(false);
    }
  };

  return (
    <Button tone="quiet" className="w-full" onClick={start} disabled={isPending}>
      <GoogleMark />
      {isPending ? texts.waiting : texts.go}
    </Button>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" className="size-5 shrink-0" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}
