import type { Feature } from '#platform/feature.ts';
import { reminderWorkers } from './server/workers.ts';

export const remindersFeature: Feature = {
  workers: reminderWorkers,
};
