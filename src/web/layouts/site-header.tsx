import { Link, useLocation } from 'wouter';
import { brand } from '#shared/brand.ts';
import { Button } from '#ui/button.tsx';
import { CircleMark } from '#ui/circle-mark.tsx';
import { scrollToElement } from '#ui/scroll.ts';
import { AccountControls } from './account-controls.tsx';

const SECTIONS = [
  { href: '/', label: 'Investors' },
  { href: '/homebuyers', label: 'Homebuyers' },
] as const;

const LANDING_PATHS: readonly string[] = SECTIONS.map(({ href }) => href);

/** Logo, the switch between audiences, and the way to the form. */
export function SiteHeader() {
  const [path, navigate] = useLocation();
  const isLanding = LANDING_PATHS.includes(path);

  const goHome = (event: React.MouseEvent) => {
    if (!isLanding) return;
    event.preventDefault();
    window.scrollTo({ top: 0 });
  };
  const reserve = () => (isLanding ? scrollToElement('application-form') : navigate('/'));

  return (
    <header className="sticky top-0 z-30 border-line/70 border-b bg-cream/95 backdrop-blur">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 md:flex-nowrap">
        <Link href="/" onClick={goHome} className="flex items-center gap-2.5">
          <CircleMark className="size-9 text-forest" />
          <span className="font-display text-xl tracking-tight">{brand.name}</span>
        </Link>
        {path === '/homebuyers' && (
          <span className="hidden rounded-full bg-clay px-3 py-1 text-sm text-terracotta-deep lg:block">
            First-Time Buyers
          </span>
        )}
        <nav aria-label="Audience" className="mx-auto hidden rounded-full bg-sand p-1 md:flex">
          {SECTIONS.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              aria-current={path === href ? 'page' : undefined}
              className="rounded-full px-4 py-1.5 text-sm aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:shadow-card"
            >
              {label}
            </Link>
          ))}
        </nav>
        <AccountControls />
        <Button className="ml-auto md:ml-0" onClick={reserve}>
          Reserve My Spot Now!
        </Button>
      </div>
    </header>
  );
}
