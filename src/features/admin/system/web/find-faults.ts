import { formatBytes } from '#features/documents/rules.ts';
import { countOf } from '#ui/language/format.ts';
import type { System } from '../contract.ts';
import { formatSpan, isBackupLate } from './system-words.ts';

type Fault = {
  readonly title: string;
  readonly meaning: string;
  /** The file in `docs/runbooks`. */
  readonly runbook: string;
};

/** A job that could run and waits for so long is stuck, as the alert says. */
const QUEUE_LATE_SECONDS = 15 * 60;

/** What somebody has to look at, the most urgent first. */
export function findFaults(system: System): Fault[] {
  const { isWorkerSilent, workerSilentSeconds, deadLetters, mails, storage } = system;
  const [backup] = system.backups;
  const [check] = system.ledgerChecks;
  const late = system.queues.filter(({ oldestSeconds }) => oldestSeconds > QUEUE_LATE_SECONDS);
  const isFull = storage.freeBytes !== null && storage.freeBytes < storage.reserveBytes;
  const fault = (is: boolean, title: string, meaning: string, runbook: string) =>
    is ? [{ title, meaning, runbook }] : [];
  return [
    ...fault(
      isWorkerSilent,
      workerSilentSeconds === null
        ? 'No worker has ever run.'
        : `No worker has looked for jobs for ${formatSpan(workerSilentSeconds)}.`,
      'No mail is sent, no payment is settled and no assembly is held until one runs.',
      'worker-silent',
    ),
    ...fault(
      check !== undefined && !check.hasSucceeded,
      'The ledger does not verify.',
      check?.detail ?? '',
      'ledger-does-not-verify',
    ),
    ...fault(
      isFull,
      `${formatBytes(storage.freeBytes ?? 0)} are free on the disk.`,
      'Uploads are refused.',
      'disk',
    ),
    ...fault(
      deadLetters.count > 0,
      `${countOf(deadLetters.count, 'job')} ${deadLetters.count === 1 ? 'was' : 'were'} given up.`,
      'Each failed until its retries were exhausted.',
      'dead-letters',
    ),
    ...fault(
      late.length > 0,
      `Jobs wait for ${formatSpan(Math.max(0, ...late.map(({ oldestSeconds }) => oldestSeconds)))}.`,
      `In ${late.map(({ queue }) => queue).join(', ')}.`,
      'queue-age',
    ),
    ...fault(
      mails.failed > 0,
      `${countOf(mails.failed, 'mail')} could not be sent.`,
      'The mail server refused them for days; the page Mails sends them again.',
      'dead-letters',
    ),
    ...fault(
      storage.database === 'postgres' && isBackupLate(backup?.ageSeconds),
      backup ? 'The last backup is too old.' : 'No backup was ever recorded.',
      'A backup each night is what a lost disk costs at most.',
      'backup-too-old',
    ),
    ...fault(
      backup !== undefined && !backup.isVerified,
      'The last backup was not restored and compared.',
      'Whether it can be restored is not known.',
      'backup-too-old',
    ),
  ];
}
