import { Link, useLocation } from 'wouter';
import { useAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { openForm } from '#features/applications/web/form-request.ts';
import { brand } from '#shared/brand.ts';
import { Button } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';
import { AccountControls } from './account-controls.tsx';
import { goToSection, SECTIONS } from './go-to-section.ts';
import { LanguageOffer } from './language-offer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { useFrameTexts } from './use-frame-texts.ts';

// Below 64rem the header has two rows: logo, language and the way to the form, then the switch and the
// menu. On narrow ones the logo leaves its mark out, and only the menu has the simulator.
const NAV =
  'order-last grid min-w-0 grow basis-52 rounded-full bg-sand p-1 sm:basis-[26rem] lg:order-none lg:mx-auto lg:flex lg:grow-0 lg:basis-auto';
/** Beside the controls of a member there is no room for the switch: it has a row of its own. */
const NAV_BELOW = 'order-last mx-auto grid basis-full rounded-full bg-sand p-1 md:max-w-2xl';
const ENTRY =
  'flex min-h-11 items-center justify-center whitespace-nowrap rounded-full px-1 text-center text-sm transition-colors max-[26rem]:text-xs sm:px-3 md:min-h-9 hover:text-forest aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:shadow-card lg:px-5';

const LANDING_PATHS: readonly string[] = ['/', '/homebuyers'];

/** Logo, the three-way switch, the visitor's account and the link to the form. */
export function SiteHeader() {
  const [path, navigate] = useLocation();
  const isMember = useAuth().status === 'signed-in';
  const { locale, texts } = useFrameTexts();
  const isLanding = LANDING_PATHS.includes(path);
  // Members have a navigation of their own there.
  const isMemberArea = path === '/dashboard' || path.startsWith('/dashboard/');

  // These pages have the switch and the way to the form for members too.
  const hasSwitch = path === '/homebuyers' || path === '/calculators';

  const isSwitchBelow = isMember && hasSwitch;

  const goHome = (event: React.MouseEvent) => {
    if (!isLanding || isMember) return;
    event.preventDefault();
    window.scrollTo({ top: 0 });
  };
  const reserve = () => (isLanding ? openForm({ mode: 'application' }) : navigate('/'));

  return (
    <header className="relative z-30 border-line/70 border-b bg-cream md:sticky md:top-0 print:hidden">
      <div
        className={`mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 gap-y-2.5 px-4 py-2.5 max-[26rem]:gap-x-1.5 sm:gap-x-3 sm:px-5 md:py-3 ${isSwitchBelow ? '' : 'lg:flex-nowrap'}`}
      >
        <Link
          href={isMember ? '/dashboard' : '/'}
          onClick={goHome}
          className={`mr-auto flex min-h-11 items-center gap-1.5 sm:gap-2 ${isSwitchBelow ? '' : 'lg:mr-0'}`}
        >
          <CircleMark className="size-8 shrink-0 text-forest max-[27rem]:hidden sm:size-9" />
          <span className="leading-none">
            <span className="block whitespace-nowrap font-display text-lg tracking-tight sm:text-xl">
              {brand.name}
            </span>
            {path === '/homebuyers' && (
              <span className="mt-1 inline-block whitespace-nowrap rounded-full bg-clay px-1.5 py-0.5 font-semibold text-terracotta-deep text-xs max-[26rem]:px-1 max-[26rem]:text-[0.6875rem] max-[22.4rem]:text-[0.625rem] sm:px-2">
                {texts.firstTimeBuyers}
              </span>
            )}
          </span>
        </Link>
        {isMemberArea ? (
          <span className="hidden md:block md:grow" />
        ) : isMember && !hasSwitch ? (
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
          <nav
            aria-label={texts.audience}
            className={`${isSwitchBelow ? NAV_BELOW : NAV} grid-flow-col`}
          >
            <PageLink href="/" label={texts.investors} />
            <PageLink href="/homebuyers" label={texts.homebuyers} />
            <PageLink href={texts.calculatorsPath} label={texts.calculators} />
            <PageLink
              href={texts.simulatorPath}
              label={texts.simulator}
              className={isMember ? '' : 'max-[24rem]:hidden'}
            />
          </nav>
        )}
        <LanguageSwitch className="max-[26rem]:px-2 max-[22.4rem]:px-1.5" />
        <AccountControls />
        {/* Elsewhere a member's way to the form is the dashboard; on a phone it would be a third row. */}
        {(!isMember || hasSwitch) && !isMemberArea && (
          <Button
            size="compact"
            className={isMember ? 'max-md:hidden' : 'max-[22.4rem]:px-1.5 max-[22.4rem]:text-xs'}
            onClick={reserve}
          >
            {texts.reserve}
          </Button>
        )}
        {!isMember && <PhoneMenu />}
      </div>
      <LanguageOffer />
    </header>
  );
}

type PageLinkProps = { href: string; label: string; className?: string };

function PageLink({ href, label, className = '' }: PageLinkProps) {
  const [path] = useLocation();
  return (
    <Link
      href={href}
      aria-current={path === href ? 'page' : undefined}
      className={`${ENTRY} ${className}`}
    >
      {label}
    </Link>
  );
}
