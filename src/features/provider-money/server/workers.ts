import { worker } from '#platform/jobs/workers.ts';
import { reconcileProviderJob } from './jobs.ts';
import { reconcileProvider } from './reconcile-provider.ts';

export const providerMoneyWorkers = [
  worker(reconcileProviderJob, async (context) => {
    // Nothing to do while another run reads the provider. If its process died, its job comes again
    // after the timeout, which is longer than a run is believed to live.
    await reconcileProvider(context);
  }),
];
