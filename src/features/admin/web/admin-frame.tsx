import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useAdmin } from '#features/accounts/team/web/admin-gate.tsx';
import { useAdminLogOut } from '#features/accounts/team/web/use-admin-session.ts';
import { brand } from '#shared/brand.ts';
import { CircleMark } from '#ui/circle-mark.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { mayOpen } from '../may-open.ts';
import { SearchAnything } from '../search/web/search-anything.tsx';
import { PhoneMenu, WideMenu } from './admin-menu.tsx';
import { BOOK_PAGES, entryOf, toolOf } from './admin-tools.ts';
import { NotForRole } from './not-for-role.tsx';
import { useGoKeys } from './use-go-keys.ts';

/** Menu and content of every admin page: side by side on wide screens, else stacked. */
export function AdminFrame({ children }: { children: ReactNode }) {
  useGoKeys();
  return (
    <>
      <header
        lang="en"
        className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 sm:gap-x-4 border-line border-b bg-paper px-4 py-3 lg:fixed lg:inset-y-0 lg:left-0 lg:w-60 lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:border-r lg:border-b-0 lg:gap-y-2 lg:px-3 lg:py-1.5 [@media(min-height:54rem)]:lg:gap-y-3 [@media(min-height:54rem)]:lg:py-5"
      >
        <Brand />
        <SearchAnything />
        <WideMenu />
        <SignedIn />
        <SmallMenu />
      </header>
      <main id="content" className="px-5 py-8 sm:px-8 lg:ml-60 lg:px-10 lg:py-10">
        <div className="mx-auto max-w-6xl">
          <BookPages />
          <PageOfRole>{children}</PageOfRole>
        </div>
      </main>
    </>
  );
}

function Brand() {
  return (
    <Link href="/admin/today" className="flex shrink-0 items-center gap-2.5 lg:px-3">
      <CircleMark className="size-8 text-forest" />
      <span className="leading-tight">
        <span className="block font-display text-lg">{brand.name}</span>
        <span className="block text-muted text-xs lg:hidden [@media(min-height:54rem)]:lg:block">
          Administration
        </span>
      </span>
    </Link>
  );
}

/** The books have several pages, which one entry of the menu opens. */
function BookPages() {
  const { role } = useAdmin();
  const [path] = useLocation();
  if (entryOf(path) !== '/admin/books' || !mayOpen(role, path)) return null;
  return (
    <nav aria-label="Books" className="mb-6 flex flex-wrap gap-x-6 gap-y-1 border-line border-b">
      {BOOK_PAGES.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          className="inline-flex min-h-11 items-center border-transparent border-b-2 font-semibold text-muted hover:text-ink aria-[current=page]:border-forest aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** A page that the role may not read says so. */
function PageOfRole({ children }: { children: ReactNode }) {
  const { role } = useAdmin();
  const [path] = useLocation();
  return mayOpen(role, path) ? children : <NotForRole />;
}

function SignedIn() {
  const admin = useAdmin();
  const logOut = useAdminLogOut();
  return (
    <div className="text-right sm:min-w-0 sm:flex-1 lg:mt-auto lg:px-3 lg:flex lg:flex-none lg:items-baseline lg:justify-between lg:gap-3 [@media(min-height:54rem)]:lg:pt-2">
      <p className="hidden truncate text-muted text-sm sm:block" title={admin.email}>
        {admin.email}
      </p>
      <button
        type="button"
        onClick={() => void logOut()}
        className="shrink-0 whitespace-nowrap font-semibold text-sm underline decoration-line underline-offset-4 hover:decoration-current"
      >
        Log Out
      </button>
    </div>
  );
}

/** On small screens the tools are folded; choosing one folds them again. */
function SmallMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to fold.
  useEffect(() => {
    menu.current?.removeAttribute('open');
  }, [path]);
  const current = toolOf(path)?.label ?? 'Menu';
  return (
    <details ref={menu} className="group w-full rounded-xl border border-line bg-cream lg:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between px-4 font-semibold">
        {current}
        <ChevronIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <PhoneMenu />
    </details>
  );
}
