import { useState } from 'react';
import { useLocation } from 'wouter';
import { useIsSignedIn } from '#features/accounts/sign-in/web/auth-store.ts';
import type { Locale } from '#shared/text/locale.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { otherLocale } from '#ui/language/remembered-locale.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { pageIn } from './language-pairs.ts';
import { useFrameTexts } from './use-frame-texts.ts';

/** Each language by its own name, whatever the page's language is. */
const NAMES: Record<Locale, { name: string; short: string }> = {
  en: { name: 'English', short: 'EN' },
  'pt-BR': { name: 'Português', short: 'PT' },
};

const SWITCH =
  'flex min-h-11 shrink-0 items-center rounded-full px-2.5 text-sm underline-offset-4 hover:underline disabled:opacity-60';

/**
 * Leads to the page in the other language. A members' page has one address: there it changes the
 * language of the account, or that of this browser for somebody who has not signed in yet.
 */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const [path] = useLocation();
  const other = otherLocale(useLocale());
  const { name, short } = NAMES[other];
  const label = (
    <>
      <span aria-hidden="true" className="lg:hidden">
        {short}
      </span>
      <span className="sr-only lg:not-sr-only">{name}</span>
    </>
  );
  if (path.startsWith('/dashboard')) {
    return (
      <AccountSwitch locale={other} className={`${SWITCH} ${className}`}>
        {label}
      </AccountSwitch>
    );
  }
  const { href, isPair } = pageIn(other, path);
  return (
    <a
      href={href}
      hrefLang={other}
      lang={other}
      data-language={other}
      data-pair={isPair ? '' : undefined}
      className={`${SWITCH} ${className}`}
    >
      {label}
    </a>
  );
}

type AccountSwitchProps = { locale: Locale; className: string; children: React.ReactNode };

function AccountSwitch({ locale, className, children }: AccountSwitchProps) {
  const isMember = useIsSignedIn();
  const [isPending, setIsPending] = useState(false);
  const { texts, locale: shown } = useFrameTexts();
  const change = async () => {
    if (!isMember) return;
    setIsPending(true);
    try {
      // Loaded when it is used: the contract brings the parser of every call.
      const { changeLanguage } = await import('#features/account-settings/web/change-language.ts');
      await changeLanguage(locale);
    } catch (error) {
      const description = errorMessage(error, shown);
      showToast({ title: texts.languageFailed, description, tone: 'destructive' });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <button
      type="button"
      lang={locale}
      data-language={locale}
      disabled={isPending}
      onClick={change}
      className={className}
    >
      {children}
    </button>
  );
}
