import type { Worker } from './jobs/workers.ts';
import type { RouteTable } from './routes.ts';

/** What the server registers for a feature, named in the feature's `feature.ts`. */
export type Feature = {
  readonly routes?: readonly ((routes: RouteTable) => void)[];
  readonly workers?: readonly Worker[];
  /** Registers its handlers, reminders and mail samples with the features that use them. */
  readonly register?: () => void;
};
