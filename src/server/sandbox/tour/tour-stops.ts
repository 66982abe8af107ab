import { applicantPage } from '#features/admin/search/server/search-result.ts';
import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import { assemblyPath } from '#features/assemblies/addresses.ts';
import { listCurrentAssemblies } from '#features/assemblies/server/list-current-assemblies.ts';
import { listMembers } from '#features/groups/server/manage-groups.ts';
import { findAllGroups } from '#features/groups/server/queries.ts';
import type { Context } from '#platform/context.ts';
import type { Locale } from '#shared/text/locale.ts';
import { PERSONAS, type PersonaKey } from '../../demo/personas.ts';

export type StopKey =
  | 'apply'
  | 'pay'
  | 'desk'
  | 'person'
  | 'form'
  | 'contribute'
  | 'bid'
  | 'draw'
  | 'buy'
  | 'books';

/** A tour stop: the persona, and the page it opens. */
export type TourStop = {
  readonly key: StopKey;
  readonly persona: PersonaKey;
  /** Undefined when the page does not exist in this data folder. */
  findPath(context: Context, locale: Locale): Promise<string | undefined>;
};

/** The form: in English on the first page, where a visitor of the site finds it. */
const APPLY: Record<Locale, string> = { en: '/#apply', 'pt-BR': '/comprar-imovel#apply' };

const at = (path: string) => async () => path;

/** The tour, in the order in which a household goes through the program. */
export const TOUR_STOPS: readonly TourStop[] = [
  { key: 'apply', persona: 'visitor', findPath: async (_, locale) => APPLY[locale] },
  { key: 'pay', persona: 'applicant', findPath: at('/dashboard') },
  { key: 'desk', persona: 'admin', findPath: at('/admin/today') },
  { key: 'person', persona: 'reviewer', findPath: findWaitingPerson },
  { key: 'form', persona: 'admin', findPath: at('/admin/groups') },
  { key: 'contribute', persona: 'onTime', findPath: at('/dashboard/contributions') },
  { key: 'bid', persona: 'onTime', findPath: at('/dashboard/assemblies') },
  { key: 'draw', persona: 'justWon', findPath: findLastDraw },
  { key: 'buy', persona: 'buying', findPath: at('/dashboard/home') },
  { key: 'books', persona: 'treasurer', findPath: at('/admin/books/months') },
];

/** The newest drawn assembly of the group that has held the most. */
async function findLastDraw(context: Context, locale: Locale): Promise<string | undefined> {
  const drawn = (await listCurrentAssemblies(context))
    // Once the next one has opened, the finished one before it is no longer listed.
    .map(({ groupCode, month, status }) => ({
      group: groupCode,
      month: status === 'drawn' || status === 'finished' ? month : month - 1,
    }))
    .filter(({ month }) => month > 0)
    .sort((a, b) => b.month - a.month);
  const [last] = drawn;
  return last && assemblyPath(last, locale);
}

/** The page of whoever has waited longest for a review of their papers, or else of the applicant. */
async function findWaitingPerson(context: Context): Promise<string | undefined> {
  const forming = { mode: context.payments.mode, status: 'forming' } as const;
  for (const { id } of await findAllGroups(context.db, forming)) {
    const members = await listMembers(context, id);
    const waiting = members.find(({ incomeStatus }) => incomeStatus === 'uploaded');
    if (waiting?.applicationId) return applicantPage(waiting.applicationId);
  }
  const applicant = PERSONAS.find(({ role }) => role === 'applicant');
  const own = applicant && (await readApplicationByEmail(context, applicant.email));
  return own && applicantPage(own.id);
}
