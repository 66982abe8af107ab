import type { Worker } from './jobs/workers.ts';
import type { RouteTable } from './routes.ts';

/** What the server registers of a feature: each has a `feature.ts` that names it. */
export type Feature = {
  readonly routes?: readonly ((routes: RouteTable) => void)[];
  readonly workers?: readonly Worker[];
  /** Registers its handlers, reminders and samples of mails with the features that run them. */
  readonly register?: () => void;
};
