import { worker } from '#platform/workers.ts';
import { deleteDueAccounts } from './delete-accounts.ts';
import { deleteAccountsJob } from './jobs.ts';

export const accountSettingsWorkers = [worker(deleteAccountsJob, deleteDueAccounts)];
