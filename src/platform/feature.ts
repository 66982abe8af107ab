import type { PersonSection } from './desk/person-sections.ts';
import type { WaitingKind } from './desk/waiting.ts';
import type { Worker } from './jobs/workers.ts';
import type { Gauges } from './metrics/gauges.ts';
import type { RouteTable } from './routes.ts';

/** What the server registers for a feature, named in the feature's `feature.ts`. */
export type Feature = {
  readonly routes?: readonly ((routes: RouteTable) => void)[];
  readonly workers?: readonly Worker[];
  /** What it has waiting for the staff, by name. */
  readonly waits?: Readonly<Record<string, WaitingKind>>;
  /** What it knows of a person, by name. */
  readonly personSections?: Readonly<Record<string, PersonSection>>;
  /** Figures that it adds to `/metrics`. */
  readonly gauges?: readonly Gauges[];
  /** Registers its handlers, reminders and mail samples with the features that use them. */
  readonly register?: () => void;
};
