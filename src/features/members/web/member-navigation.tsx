import { Link, useLocation } from 'wouter';

type Entry = readonly [href: string, label: string];

const OVERVIEW: Entry = ['/dashboard', 'Overview'];
const ACCOUNT: Entry = ['/dashboard/account', 'Account'];
const OF_A_SEAT: readonly Entry[] = [
  ['/dashboard/contributions', 'Contributions'],
  ['/dashboard/assemblies', 'Assemblies'],
  ['/dashboard/payment-methods', 'Payment methods'],
  ['/dashboard/statements', 'Statements'],
  ['/dashboard/group', 'Your group'],
  ['/dashboard/home', 'Your home'],
  ['/dashboard/bank-details', 'Bank details'],
  ['/dashboard/leaving', 'Leaving'],
];

/** The member's pages, all in view, also on a phone; some are for those who hold a seat. */
export function MemberNavigation({ hasSeat }: { hasSeat: boolean }) {
  const [path] = useLocation();
  return (
    <nav
      aria-label="Your pages"
      className="mb-8 grid grid-cols-2 gap-1 rounded-card bg-sand p-1.5 sm:flex sm:w-fit sm:flex-wrap sm:rounded-[1.75rem] print:hidden"
    >
      {[OVERVIEW, ...(hasSeat ? OF_A_SEAT : []), ACCOUNT].map(([href, label]) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          className="grid min-h-11 place-items-center rounded-full px-3 text-center font-semibold text-[0.9375rem] hover:text-forest aria-[current=page]:bg-paper aria-[current=page]:text-forest-deep aria-[current=page]:shadow-card sm:px-5"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
