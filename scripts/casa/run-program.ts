import { startErrorMessage } from '../../src/server/start/start-error.ts';
import { type Command, typed, USAGE_STATUS, UsageError } from './command.ts';

/** A failure that the command has already explained. */
export class ExplainedError extends Error {
  override readonly name = 'ExplainedError';
}

/** Runs a command as a whole program: what it cannot do is a sentence on the screen and a status. */
export async function runProgram(
  command: Command,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    process.exitCode = await command.run(args);
  } catch (error) {
    process.exitCode = error instanceof UsageError ? USAGE_STATUS : 1;
    process.stderr.write(`${sentenceOf(command, error)}\n`);
  }
}

function sentenceOf(command: Command, error: unknown): string {
  if (error instanceof UsageError)
    return `${error.message} What it takes: ${typed(command.name)} --help`;
  if (error instanceof ExplainedError) return error.message;
  return startErrorMessage(error);
}
