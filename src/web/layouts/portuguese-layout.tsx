import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useIsSignedIn } from '#features/accounts/sign-in/web/auth-store.ts';
import { openForm } from '#features/applications/web/form-request.ts';
import { legalPath } from '#features/legal/legal-addresses.ts';
import { FooterConsorcioNotice } from '#features/legal/web/consorcio-notice.tsx';
import { aboutPath } from '#features/organization/about-addresses.ts';
import { brand } from '#shared/brand.ts';
import { pageAddress } from '#shared/page-addresses.ts';
import { buttonStyles } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { AccountControls } from './account-controls.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SkipLink } from './skip-link.tsx';
import { frameTexts } from './texts.ts';

/** Beside the logo on the narrowest phones. */
const NARROW = 'max-[22.4rem]:px-1.5 max-[22.4rem]:text-xs';

const LANDING = pageAddress('apply', 'pt-BR');

/** Header, content, footer: the public Portuguese pages. */
export function PortugueseLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PortugueseHeader />
      <main id="content">{children}</main>
      <PortugueseFooter />
    </>
  );
}

function useLinks() {
  const { portuguese: texts } = useTexts(frameTexts);
  return [
    { href: '/imovelnoseua', label: texts.brazilians },
    { href: '/apresentacao', label: texts.presentation },
    { href: '/blog', label: texts.blog },
  ];
}

function PortugueseHeader() {
  const [path] = useLocation();
  const { portuguese: texts, signIn, simulator, simulatorPath } = useTexts(frameTexts);
  const isMember = useIsSignedIn();
  const isCurrent = (href: string) => path === href || path.startsWith(`${href}/`);
  const apply = (event: React.MouseEvent) => {
    if (path !== LANDING) return;
    event.preventDefault();
    openForm({ mode: 'application' });
  };
  return (
    <header className="z-30 border-line/70 border-b bg-cream md:sticky md:top-0 print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-1 px-4 py-2 sm:gap-x-6 sm:px-5 sm:py-3">
        <Link href="/imovelnoseua" className="flex min-h-11 items-center gap-1.5 sm:gap-2.5">
          <CircleMark className="size-8 text-forest max-[27rem]:hidden sm:size-9" />
          <span className="whitespace-nowrap font-display text-lg tracking-tight sm:text-xl">
            {brand.name}
          </span>
        </Link>
        <nav
          aria-label={texts.main}
          className="-mx-2 flex text-sm max-md:order-last max-md:basis-full max-sm:justify-between max-[24rem]:text-xs sm:-mx-3 sm:text-base"
        >
          {[...useLinks(), { href: simulatorPath, label: simulator }].map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              aria-current={isCurrent(href) ? 'page' : undefined}
              className="flex min-h-11 items-center whitespace-nowrap rounded-full px-2 underline-offset-4 max-[22.4rem]:px-1.5 sm:px-3 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-forest"
            >
              {label}
            </Link>
          ))}
        </nav>
        <LanguageSwitch className="ml-auto max-[26rem]:px-2 max-[22.4rem]:px-1.5" />
        {isMember ? (
          <AccountControls />
        ) : (
          <div className="flex items-center gap-1 text-sm">
            <a href="#sign-in" className={buttonStyles('quiet', NARROW, 'compact')}>
              {signIn}
            </a>
            <a
              href={`${LANDING}#apply`}
              onClick={apply}
              className={buttonStyles('primary', NARROW, 'compact')}
            >
              {texts.apply}
            </a>
          </div>
        )}
      </div>
    </header>
  );
}

function PortugueseFooter() {
  const [path] = useLocation();
  const { portuguese: texts, ...frame } = useTexts(frameTexts);
  return (
    <footer className="bg-forest-deep text-cream print:hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-14 md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <p className="font-display text-2xl">{brand.name}</p>
          <p className="mt-3 max-w-md text-cream/80">{texts.what}</p>
          <FooterConsorcioNotice />
        </div>
        <FooterLinks
          label={texts.inPortuguese}
          links={[
            ...useLinks(),
            { href: LANDING, label: frame.forBuyers },
            { href: '/calculadoras', label: frame.calculators },
            { href: '/simulador', label: frame.simulator },
            { href: '/regulamento', label: frame.rules },
            { href: aboutPath('pt-BR'), label: frame.about },
            { href: legalPath('terms-of-use', 'pt-BR'), label: frame.terms },
            { href: legalPath('privacy-policy', 'pt-BR'), label: frame.privacy },
            { href: legalPath('deposit-agreement', 'pt-BR'), label: frame.agreement },
          ]}
        />
        <FooterLinks
          label={texts.inEnglish}
          lang="en"
          links={[
            { href: '/homebuyers', label: 'Homebuyers' },
            { href: '/terms-of-use', label: 'Terms of Use' },
            { href: '/privacy-policy', label: 'Privacy Policy' },
          ]}
        />
      </div>
      <p
        className={`border-cream/15 border-t px-5 pt-5 text-center text-cream/70 text-sm ${path === LANDING ? 'pb-24 md:pb-5' : 'pb-5'}`}
      >
        {`${brand.legalEntity} · ${brand.contactAddress} · ${brand.contactEmail}`}
      </p>
    </footer>
  );
}

type FooterLinksProps = {
  label: string;
  lang?: string;
  links: readonly { href: string; label: string }[];
};

function FooterLinks({ label, lang, links }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <p className="font-semibold text-sm">{label}</p>
      <ul className="mt-2" lang={lang}>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              className="flex min-h-11 items-center underline-offset-4 hover:underline md:block md:min-h-0 md:py-1.5"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
