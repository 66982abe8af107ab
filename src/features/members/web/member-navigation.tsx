import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { useAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { useSeats } from '#features/contributions/web/use-contributions.ts';
import { listTransfersCall } from '#features/transfers/contract.ts';
import { CircleIcon, DotsIcon, HomeIcon, KeyIcon, PayIcon, WheelIcon } from '#ui/icons.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { useRead } from '#ui/use-read.ts';
import { MORE_PAGES } from './more-pages.ts';
import { memberTexts } from './texts.ts';

type NavigationProps = { hasSeat: boolean };

/** The member's pages: with a seat a bar, at the bottom of a phone; otherwise a few tabs. */
export function MemberNavigation({ hasSeat }: NavigationProps) {
  return hasSeat ? <SeatBar /> : <ApplicantTabs />;
}

const HAS_HOME: readonly string[] = ['awarded', 'withdrawn', 'terminated', 'handed_back'];

function SeatBar() {
  const [path] = useLocation();
  const locale = useOwnLocale();
  const texts = useTextsIn(memberTexts, locale);
  const { data: seats = [] } = useSeats(Boolean(useAuth().user));
  const hasHome =
    path === '/dashboard/home' || seats.some(({ status }) => HAS_HOME.includes(status));
  const entries: [href: string, name: string, icon: ReactNode][] = [
    ['/dashboard', texts.bar.home, <HomeIcon key="icon" />],
    ['/dashboard/contributions', texts.bar.pay, <PayIcon key="icon" />],
    ['/dashboard/assemblies', texts.assemblies, <WheelIcon key="icon" />],
    ['/dashboard/group', texts.bar.group, <CircleIcon key="icon" />],
    ...(hasHome
      ? [
          ['/dashboard/home', texts.bar.ownHome, <KeyIcon key="icon" />] as [
            string,
            string,
            ReactNode,
          ],
        ]
      : []),
    ['/dashboard/more', texts.more, <DotsIcon key="icon" />],
  ];
  const isMore =
    MORE_PAGES.some(([href]) => href === path) || path.startsWith('/dashboard/receipts');
  return (
    <nav lang={locale} aria-label={texts.navigation} className="member-bar">
      {entries.map(([href, name, icon]) => (
        <Link
          key={href}
          href={href}
          aria-current={
            path === href || (isMore && href === '/dashboard/more') ? 'page' : undefined
          }
          className="member-bar-entry"
        >
          {icon}
          <span className="max-w-full truncate">{name}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Before there is a seat: overview and account, and transfers while a seat is offered. */
function ApplicantTabs() {
  const [path] = useLocation();
  const locale = useOwnLocale();
  const texts = useTextsIn(memberTexts, locale);
  const hasTransfer = useHasTransfer() || path === '/dashboard/transfers';
  const entries = [
    ['/dashboard', texts.overview],
    ...(hasTransfer ? [['/dashboard/transfers', texts.transfers] as const] : []),
    ['/dashboard/account', texts.account],
  ] as const;
  return (
    <nav
      lang={locale}
      aria-label={texts.navigation}
      className="mb-8 flex w-fit flex-wrap gap-1 rounded-[1.75rem] bg-sand p-1.5 print:hidden"
    >
      {entries.map(([href, name]) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          className="grid min-h-11 place-items-center rounded-full px-4 text-center font-semibold text-[0.9375rem] hover:text-forest aria-[current=page]:bg-paper aria-[current=page]:text-forest-deep aria-[current=page]:shadow-card sm:px-5"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Whether a seat is being transferred to or from the signed-in person. */
export function useHasTransfer(): boolean {
  const { user } = useAuth();
  const { data = [] } = useRead(listTransfersCall, {}, { enabled: Boolean(user) });
  return data.some(({ state }) => state === 'offered' || state === 'accepted');
}
