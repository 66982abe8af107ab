import type { Feature } from '#platform/feature.ts';
import { retentionWorkers } from './server/workers.ts';

export const retentionFeature: Feature = {
  workers: retentionWorkers,
};
