import { createHmac } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { systemClock } from '../clock/clock.ts';
import { STEP_SECONDS, STEP_TOLERANCE } from './factor-rules.ts';
import { identityFactors } from './tables.ts';

const DIGITS = 6;

/** The current 30-second step; authenticator apps use the machine's clock. */
const currentStep = (): number => Math.floor(systemClock.now().getTime() / 1000 / STEP_SECONDS);

/** The code that an authenticator app shows in a step (RFC 6238). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

function goodSteps(): number[] {
  const now = currentStep();
  return Array.from({ length: 2 * STEP_TOLERANCE + 1 }, (_, index) => now - STEP_TOLERANCE + index);
}

/** Marks a correct code as used; false when it or a later one was used before. */
export async function spendCode(
  db: Executor,
  userId: string,
  { secret, code }: { secret: string; code: string },
): Promise<boolean> {
  const step = goodSteps().find((each) => codeOf(secret, each) === code);
  if (step === undefined) return false;
  const used = await db
    .update(identityFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(identityFactors.userId, userId),
        or(isNull(identityFactors.lastStep), lt(identityFactors.lastStep, step)),
      ),
    )
    .returning({ id: identityFactors.id });
  return used.length > 0;
}

/** The current code, or the next one when it was used; for the sandbox's page of codes. */
export function nextCode(secret: string, lastStep: number | null): string | undefined {
  const now = currentStep();
  const step = [now, now + STEP_TOLERANCE].find((each) => each > (lastStep ?? 0));
  return step === undefined ? undefined : codeOf(secret, step);
}
