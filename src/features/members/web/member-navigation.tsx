import { Link, useLocation } from 'wouter';
import { useOwnLocale } from '#features/accounts/web/use-own-locale.ts';
import { frameTexts } from '../frame-texts.ts';

type Entry = readonly [href: string, name: Exclude<keyof typeof ENGLISH, 'navigation'>];

const ENGLISH = frameTexts('en');
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

/** The member's pages, all in view, also on a phone; some are for those who hold a seat. */
export function MemberNavigation({ hasSeat }: { hasSeat: boolean }) {
  const [path] = useLocation();
  const locale = useOwnLocale();
  const texts = frameTexts(locale);
  return (
    <nav
      lang={locale}
      aria-label={texts.navigation}
      className="mb-8 grid grid-cols-2 gap-1 rounded-card bg-sand p-1.5 sm:flex sm:w-fit sm:flex-wrap sm:rounded-[1.75rem] print:hidden"
    >
      {[OVERVIEW, ...(hasSeat ? OF_A_SEAT : []), ACCOUNT].map(([href, name]) => (
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
