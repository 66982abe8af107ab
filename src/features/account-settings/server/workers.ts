import { worker } from '#platform/jobs/workers.ts';
import { deleteDueAccounts } from './delete-accounts.ts';
import { deleteAccountsJob } from './jobs.ts';

export const accountSettingsWorkers = [worker(deleteAccountsJob, deleteDueAccounts)];
