import { Link, useLocation } from 'wouter';
import { useAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { blogPath } from '#features/blog/addresses.ts';
import { legalPath } from '#features/legal/legal-addresses.ts';
import { rulesPath } from '#features/legal/rule-addresses.ts';
import { aboutPath } from '#features/organization/about-addresses.ts';
import { brand } from '#shared/brand.ts';
import { CircleMark } from '#ui/circle-mark.tsx';
import { goToSection, SECTIONS } from './go-to-section.ts';
import { useFrameTexts } from './use-frame-texts.ts';

const ITEM =
  'flex min-h-11 items-center text-left underline-offset-4 hover:underline md:block md:min-h-0 md:py-1.5';

/** Links to sections, pages and legal texts, and the disclaimer. */
export function SiteFooter() {
  const [path] = useLocation();
  const isLanding = path === '/' || path === '/homebuyers';
  const isMember = useAuth().status === 'signed-in';
  const { locale, texts } = useFrameTexts();
  const pages = [
    // The start page redirects members to their dashboard.
    ...(isMember ? [] : [['/', texts.forInvestors] as const]),
    ['/homebuyers', texts.forBuyers],
    [texts.calculatorsPath, texts.calculators],
    [texts.simulatorPath, texts.simulator],
    [rulesPath(locale), texts.rules],
    [aboutPath(locale), texts.about],
  ] as const;
  return (
    <footer lang={locale} className="bg-forest-deep text-cream print:hidden">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="flex items-center gap-3 font-display text-2xl">
            <CircleMark className="size-10" />
            {brand.name}
          </p>
          <p className="mt-4 max-w-xs text-cream/85">{texts.what}</p>
        </div>
        <nav aria-label={texts.navigation.sections}>
          {SECTIONS.map((id) => (
            <button key={id} type="button" className={ITEM} onClick={() => goToSection(id)}>
              {texts.sections[id]}
            </button>
          ))}
        </nav>
        <nav aria-label={texts.navigation.pages}>
          {pages.map(([href, label]) => (
            <Link key={href} href={href} className={ITEM}>
              {label}
            </Link>
          ))}
          <a
            href="/comprar-imovel"
            hrefLang="pt-BR"
            lang="pt-BR"
            data-language="pt-BR"
            className={ITEM}
          >
            Em português
          </a>
          <Link href={blogPath(locale)} className={ITEM}>
            {texts.blog}
          </Link>
        </nav>
        <nav aria-label={texts.navigation.legal}>
          <Link href={legalPath('terms-of-use', locale)} className={ITEM}>
            {texts.terms}
          </Link>
          <Link href={legalPath('privacy-policy', locale)} className={ITEM}>
            {texts.privacy}
          </Link>
          {isMember ? (
            <>
              <Link href="/dashboard" className={ITEM}>
                {texts.dashboard}
              </Link>
              <Link href="/dashboard/account" className={ITEM}>
                {texts.accountSettings}
              </Link>
            </>
          ) : (
            <a href="#sign-in" className={ITEM}>
              {texts.memberSignIn}
            </a>
          )}
          <a href={`mailto:${brand.contactEmail}`} className={ITEM}>
            {texts.writeToUs}
          </a>
        </nav>
      </div>
      <p
        className={`border-cream/15 border-t px-5 pt-5 text-center text-cream/80 text-sm ${isLanding ? 'pb-24 md:pb-5' : 'pb-5'}`}
      >
        {`${brand.legalEntity} · ${brand.contactAddress} · ${brand.contactEmail}`}
      </p>
    </footer>
  );
}
