import { worker } from '#platform/jobs/workers.ts';
import { sendYearlyStatementsJob } from './jobs.ts';
import { sendYearlyStatements } from './send-yearly-statements.ts';

export const statementWorkers = [worker(sendYearlyStatementsJob, sendYearlyStatements)];
