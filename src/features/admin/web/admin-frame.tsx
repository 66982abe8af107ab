import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useAdmin } from '#features/accounts/team/web/admin-gate.tsx';
import { useAdminLogOut } from '#features/accounts/team/web/use-admin-session.ts';
import { brand } from '#shared/brand.ts';
import { CircleMark } from '#ui/circle-mark.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { ADMIN_TOOLS } from './admin-tools.ts';

/** Menu and content of every admin page: side by side on wide screens, else stacked. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header
        lang="en"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-b bg-paper px-4 py-3 lg:fixed lg:inset-y-0 lg:left-0 lg:w-60 lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:border-r lg:border-b-0 lg:py-6"
      >
        <Brand />
        <nav
          aria-label="Admin tools"
          className="mt-5 hidden gap-0.5 overflow-y-auto lg:grid lg:min-h-0 lg:content-start"
        >
          <ToolLinks />
        </nav>
        <SignedIn />
        <SmallMenu />
      </header>
      <main id="content" className="px-5 py-8 sm:px-8 lg:ml-60 lg:px-10 lg:py-10">
        <div className="mx-auto max-w-6xl">{children}</div>
      </main>
    </>
  );
}

function Brand() {
  return (
    <Link href="/admin" className="flex shrink-0 items-center gap-2.5 px-2">
      <CircleMark className="size-8 text-forest" />
      <span className="leading-tight">
        <span className="block font-display text-lg">{brand.name}</span>
        <span className="block text-muted text-xs">Administration</span>
      </span>
    </Link>
  );
}

function ToolLinks() {
  const [path] = useLocation();
  return ADMIN_TOOLS.map(({ href, label }) => (
    <Link
      key={href}
      href={href}
      aria-current={path === href || isBelow(path, href) ? 'page' : undefined}
      className="rounded-lg px-3 py-2 text-[0.9375rem] lg:py-1.5 hover:bg-sand aria-[current=page]:bg-leaf aria-[current=page]:font-semibold aria-[current=page]:text-forest-deep"
    >
      {label}
    </Link>
  ));
}

/** The page of one application belongs to the list. */
function isBelow(path: string, href: string): boolean {
  return href === '/admin' && path.startsWith('/admin/applications/');
}

function SignedIn() {
  const admin = useAdmin();
  const logOut = useAdminLogOut();
  return (
    <div className="min-w-0 flex-1 px-2 text-right lg:mt-auto lg:flex-none lg:pt-4 lg:text-left">
      <p className="truncate text-muted text-sm" title={admin.email}>
        {admin.email}
      </p>
      <button
        type="button"
        onClick={() => void logOut()}
        className="font-semibold text-sm underline decoration-line underline-offset-4 hover:decoration-current"
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
  const tool = ADMIN_TOOLS.find(({ href }) => href === path || isBelow(path, href));
  const current = tool?.label ?? 'Tools';
  return (
    <details ref={menu} className="group w-full rounded-xl border border-line bg-cream lg:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between px-4 font-semibold">
        {current}
        <ChevronIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label="Admin tools" className="grid border-line border-t p-2">
        <ToolLinks />
      </nav>
    </details>
  );
}
