import { Link } from 'wouter';
import { useAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { openSignIn } from '#features/accounts/sign-in/web/sign-in-store.ts';
import { useSignOut } from '#features/accounts/sign-in/web/use-sign-out.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { useFrameTexts } from './use-frame-texts.ts';

/**
 * The visitor's account in the header: Dashboard and Log Out when signed in. CSS hides the Sign In
 * button until the server marks the page by a setting.
 */
export function AccountControls() {
  const { status } = useAuth();
  const { locale, texts } = useFrameTexts();
  const { signOut, isPending } = useSignOut(texts.signOutFailed);
  if (status !== 'signed-in') {
    return (
      <div className="hidden in-data-[sign-in-button]:block">
        <Button tone="quiet" onClick={() => openSignIn()}>
          {texts.signIn}
        </Button>
      </div>
    );
  }
  return (
    <div lang={locale} className="flex items-center gap-1 text-sm">
      <Link
        href="/dashboard"
        className={buttonStyles('quiet', 'max-[22.4rem]:px-2 max-[22.4rem]:text-xs', 'compact')}
      >
        {texts.dashboard}
      </Link>
      <button
        type="button"
        onClick={signOut}
        disabled={isPending}
        className="min-h-11 whitespace-nowrap rounded-full px-2 hover:bg-sand max-[22.4rem]:px-1 max-[22.4rem]:text-xs sm:px-3"
      >
        {texts.signOut}
      </button>
    </div>
  );
}
