import { Link, useLocation } from 'wouter';
import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { useAuth } from '#features/accounts/sign-in/web/auth-store.ts';
import { listTransfersCall } from '#features/transfers/contract.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { useRead } from '#ui/use-read.ts';
import { memberTexts } from './texts.ts';

type Entry = readonly [
  href: string,
  name: Exclude<keyof TextsIn<typeof memberTexts>, 'navigation' | 'yourAssemblies'>,
];

const OVERVIEW: Entry = ['/dashboard', 'overview'];
const ACCOUNT: Entry = ['/dashboard/account', 'account'];
const OF_A_SEAT: readonly Entry[] = [
  ['/dashboard/contributions', 'contributions'],
  ['/dashboard/assemblies', 'assemblies'],
  ['/dashboard/payment-methods', 'methods'],
  ['/dashboard/statements', 'statements'],
  ['/dashboard/group', 'group'],
  ['/dashboard/home', 'home'],
  ['/dashboard/bank-details', 'bankDetails'],
  ['/dashboard/leaving', 'leaving'],
];
const TRANSFERS: Entry = ['/dashboard/transfers', 'transfers'];

/**
 * The member's pages, all visible, also on a phone. Most are for those who hold a seat; transfers
 * are shown while a seat changes hands, also to somebody without a seat.
 */
export function MemberNavigation({ hasSeat }: { hasSeat: boolean }) {
  const [path] = useLocation();
  const locale = useOwnLocale();
  const texts = useTextsIn(memberTexts, locale);
  const hasTransfer = useHasTransfer() || path === TRANSFERS[0];
  const entries = [
    OVERVIEW,
    ...(hasSeat ? OF_A_SEAT : []),
    ...(hasTransfer ? [TRANSFERS] : []),
    ACCOUNT,
  ];
  return (
    <nav
      lang={locale}
      aria-label={texts.navigation}
      className="mb-8 grid grid-cols-2 gap-1 rounded-card bg-sand p-1.5 sm:flex sm:w-fit sm:flex-wrap sm:rounded-[1.75rem] print:hidden"
    >
      {entries.map(([href, name]) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          className="grid min-h-11 place-items-center rounded-full px-3 text-center font-semibold text-[0.9375rem] hover:text-forest aria-[current=page]:bg-paper aria-[current=page]:text-forest-deep aria-[current=page]:shadow-card sm:px-5"
        >
          {texts[name]}
        </Link>
      ))}
    </nav>
  );
}

/** Whether a seat is being transferred to or from the signed-in person. */
function useHasTransfer(): boolean {
  const { user } = useAuth();
  const { data = [] } = useRead(listTransfersCall, {}, { enabled: Boolean(user) });
  return data.some(({ state }) => state === 'offered' || state === 'accepted');
}
