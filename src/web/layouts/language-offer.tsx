import { useLocation } from 'wouter';
import { useIsSignedIn } from '#features/accounts/sign-in/web/auth-store.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { pageIn } from './language-pairs.ts';

/**
 * One line below the header, in the language that it offers. It is in every English page and hidden
 * until `offer-language.ts` finds a browser that prefers Portuguese; it lies over the page, so that
 * nothing moves.
 */
export function LanguageOffer() {
  const [path] = useLocation();
  const isMember = useIsSignedIn();
  if (useLocale() !== DEFAULT_LOCALE || isMember) return null;
  const { href, isPair } = pageIn('pt-BR', path);
  const isMembers = path.startsWith('/dashboard');
  const link = 'min-h-11 font-semibold underline underline-offset-4';
  return (
    <aside
      lang="pt-BR"
      aria-label="Idioma"
      className="absolute inset-x-0 top-full hidden justify-center border-line border-b bg-paper text-sm shadow-card in-data-[offers-language]:flex"
    >
      <p className="flex items-center gap-x-2 px-4">
        Prefere em português?
        {isMembers ? (
          <button type="button" data-language="pt-BR" className={link}>
            Ver em português
          </button>
        ) : (
          <a
            href={href}
            hrefLang="pt-BR"
            data-language="pt-BR"
            data-pair={isPair ? '' : undefined}
            className={`flex items-center ${link}`}
          >
            Ver em português
          </a>
        )}
        <button type="button" data-language="en" className="min-h-11 min-w-11 px-2">
          <span aria-hidden="true">×</span>
          <span className="sr-only">Dispensar: continuar em inglês</span>
        </button>
      </p>
    </aside>
  );
}
