import { listCurrentAssemblies } from '#features/assemblies/server/list-current-assemblies.ts';
import type { Context } from '#platform/context.ts';
import type { PersonaKey } from '../../demo/personas.ts';

export type StopKey = 'apply' | 'pay' | 'review' | 'form' | 'contribute' | 'bid' | 'draw' | 'buy';

/** A tour stop: the persona, and the page it opens. */
export type TourStop = {
  readonly key: StopKey;
  readonly persona: PersonaKey;
  /** Undefined when the page does not exist in this data folder. */
  findPath(context: Context): Promise<string | undefined>;
};

const at = (path: string) => async () => path;

/** The tour, in the order in which a household goes through the program. */
export const TOUR_STOPS: readonly TourStop[] = [
  { key: 'apply', persona: 'visitor', findPath: at('/#apply') },
  { key: 'pay', persona: 'applicant', findPath: at('/dashboard') },
  { key: 'review', persona: 'admin', findPath: at('/admin') },
  { key: 'form', persona: 'admin', findPath: at('/admin/groups') },
  { key: 'contribute', persona: 'onTime', findPath: at('/dashboard/contributions') },
  { key: 'bid', persona: 'onTime', findPath: at('/dashboard/assemblies') },
  { key: 'draw', persona: 'justWon', findPath: findLastDraw },
  { key: 'buy', persona: 'buying', findPath: at('/dashboard/home') },
];

/** The newest drawn assembly of the group that has held the most. */
async function findLastDraw(context: Context): Promise<string | undefined> {
  const drawn = (await listCurrentAssemblies(context))
    // Once the next one has opened, the finished one before it is no longer listed.
    .map(({ groupCode, month, status }) => ({
      group: groupCode,
      month: status === 'drawn' || status === 'finished' ? month : month - 1,
    }))
    .filter(({ month }) => month > 0)
    .sort((a, b) => b.month - a.month);
  const [last] = drawn;
  return last && `/groups/${last.group}/assemblies/${last.month}`;
}
