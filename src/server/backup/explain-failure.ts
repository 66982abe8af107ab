import { safeError } from '#platform/safe-error.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EEXIST: 'there is already a file of that name',
  ENOSPC: 'the disk is full',
  EROFS: 'the folder is read-only',
  EACCES: 'this user may not read or write there',
};

/** Why a backup was not taken or restored, as a sentence for who typed the command. */
export function explainFailure(what: 'backup' | 'restore', error: unknown): string {
  const { code, path } = error as NodeJS.ErrnoException;
  const sentence = (code && SENTENCES[code]) || safeError(error).message;
  const done = what === 'backup' ? 'No backup was made' : 'The backup was not restored';
  return `${done}: ${sentence}${path ? ` (${path})` : ''}.`;
}
