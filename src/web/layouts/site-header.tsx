import { Link, useLocation } from 'wouter';
import { useAuth } from '#features/accounts/web/auth-store.ts';
import { openForm } from '#features/applications/web/form-request.ts';
import { brand } from '#shared/brand.ts';
import { Button } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';
import { AccountControls } from './account-controls.tsx';

const PAGES = [
  { href: '/', label: 'Investors' },
  { href: '/homebuyers', label: 'Homebuyers' },
  { href: '/calculators', label: 'Calculators' },
] as const;

const LANDING_PATHS: readonly string[] = ['/', '/homebuyers'];

/** Logo, the three-way switch, the visitor's account and the link to the form. */
export function SiteHeader() {
  const [path, navigate] = useLocation();
  const isMember = useAuth().status === 'signed-in';
  const isLanding = LANDING_PATHS.includes(path);

  const goHome = (event: React.MouseEvent) => {
    if (!isLanding) return;
    event.preventDefault();
    window.scrollTo({ top: 0 });
  };
  const reserve = () => (isLanding ? openForm({ mode: 'application' }) : navigate('/'));

  return (
    <header className="z-30 md:sticky md:top-0 border-line/70 border-b bg-cream">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 gap-y-2.5 px-4 sm:gap-x-3 py-2.5 sm:px-5 md:flex-nowrap md:py-3">
        <Link href="/" onClick={goHome} className="mr-auto flex items-center gap-2 md:mr-0">
          <CircleMark className="size-8 shrink-0 text-forest sm:size-9" />
          <span className="leading-none">
            <span className="block whitespace-nowrap font-display text-lg tracking-tight sm:text-xl">
              {brand.name}
            </span>
            {path === '/homebuyers' && (
              <span className="mt-1 inline-block whitespace-nowrap rounded-full bg-clay px-1.5 py-0.5 font-semibold text-xs text-terracotta-deep sm:px-2">
                First-Time Buyers
              </span>
            )}
          </span>
        </Link>
        <nav
          aria-label="Audience"
          className="order-last grid w-full grid-cols-3 rounded-full bg-sand p-1 md:order-none md:mx-auto md:flex md:w-auto"
        >
          {PAGES.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              aria-current={path === href ? 'page' : undefined}
              className="rounded-full px-3 py-2 text-center text-sm transition-colors md:py-1.5 hover:text-forest aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:shadow-card lg:px-5"
            >
              {label}
            </Link>
          ))}
        </nav>
        <AccountControls />
        {/* Hidden for members on narrow screens, where Dashboard and Log Out need the space. */}
        <Button size="compact" className={isMember ? 'max-lg:hidden' : ''} onClick={reserve}>
          Reserve My Spot Now!
        </Button>
      </div>
    </header>
  );
}
