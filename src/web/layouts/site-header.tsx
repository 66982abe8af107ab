import { Link, useLocation } from 'wouter';
import { useAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { openForm } from '#features/applications/web/form-request.ts';
import { brand } from '#shared/brand.ts';
import { Button } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';
import { AccountControls } from './account-controls.tsx';
import { goToSection, SECTIONS } from './go-to-section.ts';
import { useFrameTexts } from './use-frame-texts.ts';

const NAV =
  'order-last grid w-full rounded-full bg-sand p-1 md:order-none md:mx-auto md:flex md:w-auto';
const ENTRY =
  'flex min-h-11 items-center justify-center whitespace-nowrap rounded-full px-1.5 text-center sm:px-3 text-sm transition-colors md:min-h-9 hover:text-forest aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:shadow-card lg:px-5';

const LANDING_PATHS: readonly string[] = ['/', '/homebuyers'];

/** Logo, the three-way switch, the visitor's account and the link to the form. */
export function SiteHeader() {
  const [path, navigate] = useLocation();
  const isMember = useAuth().status === 'signed-in';
  const { locale, texts } = useFrameTexts();
  const isLanding = LANDING_PATHS.includes(path);

  const goHome = (event: React.MouseEvent) => {
    if (!isLanding || isMember) return;
    event.preventDefault();
    window.scrollTo({ top: 0 });
  };
  const reserve = () => (isLanding ? openForm({ mode: 'application' }) : navigate('/'));

  return (
    <header className="z-30 border-line/70 border-b bg-cream md:sticky md:top-0 print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 gap-y-2.5 px-4 sm:gap-x-3 py-2.5 sm:px-5 md:flex-nowrap md:py-3">
        <Link
          href={isMember ? '/dashboard' : '/'}
          onClick={goHome}
          className="mr-auto flex min-h-11 items-center gap-2 md:mr-0"
        >
          <CircleMark className="size-8 shrink-0 text-forest sm:size-9" />
          <span className="leading-none">
            <span className="block whitespace-nowrap font-display text-lg tracking-tight sm:text-xl">
              {brand.name}
            </span>
            {path === '/homebuyers' && (
              <span className="mt-1 inline-block whitespace-nowrap rounded-full bg-clay px-1.5 py-0.5 font-semibold text-xs text-terracotta-deep sm:px-2">
                {texts.firstTimeBuyers}
              </span>
            )}
          </span>
        </Link>
        {isMember ? (
          <nav
            lang={locale}
            aria-label={texts.aboutProgram}
            className={`${NAV} grid-cols-[repeat(4,auto)]`}
          >
            {SECTIONS.map((id) => (
              <button key={id} type="button" className={ENTRY} onClick={() => goToSection(id)}>
                {texts.shortSections[id]}
              </button>
            ))}
            <PageLink href={texts.calculatorsPath} label={texts.shortCalculators} />
          </nav>
        ) : (
          <nav aria-label={texts.audience} className={`${NAV} grid-cols-3`}>
            <PageLink href="/" label={texts.investors} />
            <PageLink href="/homebuyers" label={texts.homebuyers} />
            <PageLink href={texts.calculatorsPath} label={texts.calculators} />
          </nav>
        )}
        <AccountControls />
        {/* A member's way to the form is the dashboard. */}
        {!isMember && (
          <Button size="compact" onClick={reserve}>
            {texts.reserve}
          </Button>
        )}
      </div>
    </header>
  );
}

function PageLink({ href, label }: { href: string; label: string }) {
  const [path] = useLocation();
  return (
    <Link href={href} aria-current={path === href ? 'page' : undefined} className={ENTRY}>
      {label}
    </Link>
  );
}
