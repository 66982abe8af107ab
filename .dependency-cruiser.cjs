/** Who may import whom. Each rule says why. Tests and src/testing may import anything. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const TEST = '[.]test[.]tsx?$|^src/testing/';
const others = (path) => ({ path, pathNot: TEST });

/** A feature's own folders, and those of its rooms: accounts/server, accounts/sign-in/server. */
const SERVER = '^src/features/.+/server/';
const WEB = '^src/features/.+/web/';
const TABLES = '^src/features/[^/]+/server/tables[.]ts$';

/**
 * The features from the ground up: each may import those before it, never those after it, so no
 * cycle between features is possible. What a lower one must tell a higher one goes by a handler
 * that src/server/features.ts registers.
 */
const FLOORS = [
  [
    'plans',
    'program-rules',
    'legal',
    'draws',
    'ledger',
    'audit',
    'organization',
    'mails',
    'visits',
  ],
  ['contacts', 'reminders', 'accounts', 'approvals', 'payments', 'provider-money', 'waitlist'],
  ['applications', 'documents', 'deposits', 'groups', 'memberships', 'reviews'],
  [
    'payouts',
    'contributions',
    'statements',
    'bids',
    'assemblies',
    'awards',
    'exits',
    'transfers',
    'completion',
    'books',
    'group-health',
    'month-end',
  ],
  [
    'blog',
    'calculators',
    'simulator',
    'rule-book',
    'marketing',
    'brazilian-pages',
    'members',
    'account-settings',
    'retention',
    'admin',
  ],
];
const FEATURES = FLOORS.flat();

const floorRules = FEATURES.slice(0, -1).map((feature, index) =>
  rule(
    `${feature}-knows-nothing-above`,
    'A feature imports only what stands below it; what it must tell those above goes by a handler.',
    others(`^src/features/${feature}/`),
    { path: `^src/features/(${FEATURES.slice(index + 1).join('|')})/` },
  ),
);

module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'A cycle means that two files are one, or that a third is missing.',
      {},
      { circular: true },
    ),
    rule(
      'shared-stands-alone',
      'shared is read by everything, so it may know nothing of ours.',
      others('^src/shared/'),
      { path: '^src/(?!shared/)' },
    ),
    rule(
      'ui-knows-no-product',
      'ui components serve any product; product words stay in features.',
      others('^src/ui/'),
      { path: '^src/(?!ui/|shared/)' },
    ),
    rule('db-is-low', 'db is the floor the server stands on.', others('^src/db/'), {
      path: '^src/(?!db/|shared/)',
    }),
    rule(
      'providers-know-no-features',
      'A provider speaks to the outside world and knows nothing of the business.',
      others('^src/providers/'),
      { path: '^src/(?!providers/|db/|shared/)' },
    ),
    rule(
      'platform-knows-no-features',
      'platform is what every feature stands on: context, calls, jobs, limits.',
      others('^src/platform/'),
      { path: '^src/(?!platform/|providers/|db/|shared/)' },
    ),
    rule(
      'feature-roots-run-everywhere',
      "A feature's root runs in the browser and on the server: contracts, rules, texts.",
      { path: '^src/features/', pathNot: `${SERVER}|${WEB}|/feature[.]ts$|${TEST}` },
      { path: `^src/(?!features/|shared/)|${SERVER}|${WEB}` },
    ),
    rule(
      'feature-web-stays-in-the-browser',
      'Browser code never reaches the server, the database or a provider.',
      others(WEB),
      { path: `^src/(server|db|providers|platform|web)/|${SERVER}` },
    ),
    rule(
      'feature-server-stays-on-the-server',
      'Server code never reaches components, and the features are assembled by src/server, not the reverse.',
      others(SERVER),
      { path: `^src/(server|web|ui)/|${WEB}` },
    ),
    rule(
      'every-feature-has-a-floor',
      'A feature that is not in FLOORS could make a cycle: write it where it belongs.',
      { path: `^src/features/(?!(${FEATURES.join('|')})/)` },
      { path: '.' },
    ),
    ...floorRules,
    rule(
      'features-meet-by-use-cases',
      "Another feature's tables, SQL, jobs, workers and routes are its own business; call its use cases.",
      {
        path: '^src/features/([^/]+)/',
        pathNot: `${TABLES}|${TEST}`,
      },
      {
        path: `${SERVER}.*(tables|queries|jobs|workers|routes)[.]ts$`,
        pathNot: '^src/features/$1/',
      },
    ),
    rule(
      'tables-refer-to-tables',
      'A foreign key needs the other table, so tables.ts may import tables.ts of a floor below; nothing else of it.',
      { path: '^src/features/([^/]+)/server/tables[.]ts$' },
      {
        path: SERVER,
        pathNot: `^src/features/$1/|${TABLES}`,
      },
    ),
    rule(
      'web-assembles-pages',
      'The web shell composes features; it never reaches the server.',
      others('^src/web/'),
      { path: `^src/(server|db|providers|platform)/|${SERVER}` },
    ),
    rule(
      'server-renders-built-pages-only',
      'The server uses the built render entry, never component sources.',
      others('^src/server/'),
      { path: `^src/(web|ui)/|${WEB}` },
    ),
    rule(
      'stripe-in-one-place',
      'Only providers/payments knows the payment SDK on the server; in the browser only the one form in payments/web, which every payment and setup uses.',
      {
        path: '^src/',
        pathNot: `^src/providers/payments/|^src/features/payments/web/|${TEST}`,
      },
      { path: 'node_modules/(stripe|@stripe)/' },
    ),
    rule(
      'better-auth-in-one-place',
      'Only providers/identity knows the identity library.',
      {
        path: '^src/',
        pathNot: '^src/providers/identity/',
      },
      { path: 'node_modules/better-auth/' },
    ),
    rule(
      'temporal-in-one-place',
      'Dates are counted by shared/calendar alone; the polyfill must not reach the public pages.',
      { path: '^src/', pathNot: '^src/shared/calendar/' },
      { path: 'node_modules/temporal-' },
    ),
    rule(
      'testing-is-for-tests',
      'What exists for tests never ships.',
      { path: '^src/', pathNot: TEST },
      { path: '^src/testing/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
