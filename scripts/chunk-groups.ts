/**
 * Which modules of the browser go into one file. Left alone, the bundler makes a file of every
 * module that two pages share: a member's first page asked for 137 files, most of a few hundred
 * bytes, and on a slow line each of them waits for its turn.
 */
export type ChunkGroup = {
  name: string;
  /** Parts of the paths of its modules; a group takes what no earlier group has taken. */
  paths: readonly string[];
  /** How many pages and lazy sections have to share a module. */
  minShareCount?: number;
};

const ROOT_FILE = '(?:contract|rules|states|texts)\\.ts';

export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  {
    // What runs before anybody uses a page, and a few lines that it shares with what comes later.
    name: 'early',
    paths: [
      'preload-helper',
      'src/shared/public-settings\\.',
      'src/ui/section/(?:on-first-interaction|retry-notice)\\.',
      'src/ui/log-fault\\.',
      'src/ui/language/(?:locale-memory|page-locale)\\.',
      'src/shared/(?:own-parameters|reloadable|text/locale|text/preferred-locale)\\.',
      'src/features/accounts/sign-in/web/session-hint\\.',
      'src/features/accounts/rules\\.',
    ],
  },
  {
    // What every page needs.
    name: 'base',
    paths: [
      'node_modules/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)/',
      'src/ui/(?:button|circle-mark|icons|scroll|spinner|use-is-hydrating)\\.',
      'src/ui/(?:section|toast)/(?!toaster|toast-view)',
      'src/shared/(?:brand|api/api-client|api/query-function|text/(?:money|plural|texts))\\.',
      'src/shared/calendar/(?:date-of|durations)\\.',
      'src/features/accounts/sign-in/web/(?:auth-|id-token|pending-redirect|sign-in-store)',
      'src/features/accounts/web/texts\\.ts',
      'src/features/plans/(?:plans|amounts)\\.',
      'src/features/program-rules/(?:constants|program|simulated)\\.',
      'src/features/program-rules/web/use-program\\.',
      'src/web/layouts/(?:skip-link|site-|account-|plain-)',
    ],
  },
  // Small parts of pages that need nothing else.
  {
    name: 'parts',
    paths: [
      'src/shared/text/',
      'src/shared/api/(?:texts|field-messages)\\.',
      'src/ui/(?:badge|copy-link|download-file|mail-link-page|page-heading|panel|use-focus-item|use-qr-svg)\\.',
      'src/ui/form/use-focus-invalid\\.',
      'src/ui/language/(?:format|use-formats)\\.',
      'src/features/program-rules/odds\\.',
    ],
    minShareCount: 3,
  },
  // Parsers of what is sent and answered.
  { name: 'schemas', paths: ['node_modules/zod/', 'src/shared/api/(?:fields|paging)\\.'] },
  {
    // Reads and writes.
    name: 'queries',
    paths: [
      'node_modules/@tanstack/',
      'src/ui/(?:use-read|use-write)\\.',
      'src/ui/list/use-pages\\.',
    ],
  },
  // The public forms, which the dashboard shows again.
  {
    name: 'forms',
    paths: [
      'src/ui/form/',
      'src/features/(?:applications|legal|waitlist)/(?:options|rules|affordability|versions|texts)\\.ts',
      'src/ui/browser-clock\\.',
    ],
    minShareCount: 3,
  },
  { name: 'lists', paths: ['src/ui/list/'], minShareCount: 3 },
  { name: 'calendar', paths: ['node_modules/temporal-', 'src/shared/calendar/'] },
  {
    // What members' pages send and are answered, and its rules.
    name: 'members',
    paths: [
      `src/features/(?:accounts|awards|contributions|deposits|documents|exits|groups|memberships|payments|payouts|transfers)/(?:web/)?${ROOT_FILE}`,
      'src/features/(?:members/web/|accounts/profile/web/use-)',
      'src/features/payments/web/(?:payment-messages|preparing|use-provider-return)\\.',
    ],
    minShareCount: 4,
  },
];

/** For the bundler: the first group has the highest priority. */
export function codeSplittingGroups() {
  return CHUNK_GROUPS.map(({ name, paths, minShareCount }, index) => ({
    name,
    test: new RegExp(paths.join('|')),
    priority: CHUNK_GROUPS.length - index,
    ...(minShareCount ? { minShareCount } : {}),
  }));
}
