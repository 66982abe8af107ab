import { createHash } from 'node:crypto';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { networkOf } from '#platform/client-address.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { countUse, readUse } from '#platform/limits/rate-limits.ts';
import type { Limits, Request } from '#platform/routes.ts';
import { readToken, signToken } from '#platform/sealing/signed-tokens.ts';
import { accountErrors } from '../../errors.ts';
import { isSolved, KNOWN_DEVICE_COOKIE } from '../../rules.ts';
import { findUserByEmail } from '../../server/queries.ts';
import { hardened } from './session-cookies.ts';

const DEVICE = 'known-device';
const DEVICE_SECONDS = 180 * 24 * 60 * 60;
const PUZZLE = 'sign-in-puzzle';
const PUZZLE_SECONDS = 5 * 60;
/** Failures per address are counted, never refused: a stranger could lock the owner out. */
const UNLIMITED = 1_000_000_000;

const nameOf = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 22);

/**
 * Admits an attempt to sign in, or refuses it. Failures are limited per network and per network and
 * address, so that a stranger cannot lock the owner out. After some failures for one address
 * everybody solves a short puzzle, except on devices where the owner signed in before.
 */
export async function admitAttempt(
  context: Context,
  request: Request,
  limits: Limits,
  { email, proof }: { email: string; proof?: string | undefined },
): Promise<void> {
  const { RATE_SIGN_IN_EMAIL: rate, RATE_SIGN_IN_NETWORK: networkRate } = context.config;
  const device = knownDevice(context, request, email);
  if (device) return limits.per('sign-in-device', device, rate);
  const network = networkOf(request.get('clientAddress'));
  await limits.perNetwork('sign-in', networkRate);
  await limits.per('sign-in-pair', `${network} ${email}`, rate);
  const failures = await readUse(context, 'sign-in-failed', email, rate.seconds);
  if (failures >= rate.limit) await requireProof(context, proof);
}

/** A puzzle to solve before an attempt; valid once, for five minutes. */
export function createPuzzle(context: Context): string {
  const subject = context.randomness.id();
  return signToken(context, { purpose: PUZZLE, subject, lifetimeSeconds: PUZZLE_SECONDS });
}

async function requireProof(context: Context, proof: string | undefined): Promise<void> {
  const [puzzle = '', nonce = ''] = (proof ?? '').split('~');
  const subject = readToken(context, PUZZLE, puzzle);
  const digest = createHash('sha256').update(`${puzzle}~${nonce}`).digest();
  if (!subject || !isSolved(digest)) throw accountErrors.PROOF_NEEDED();
  await countUse(context, PUZZLE, subject, { limit: 1, seconds: 2 * PUZZLE_SECONDS });
}

/** The device's id if somebody signed in to this address on it before. */
export function knownDevice(context: Context, request: Request, email: string): string | undefined {
  const start = `${hardened(context, KNOWN_DEVICE_COOKIE)}=`;
  const cookie = (request.req.header('cookie') ?? '')
    .split('; ')
    .find((part) => part.startsWith(start));
  const subject = cookie && readToken(context, DEVICE, cookie.slice(start.length));
  return subject?.startsWith(`${nameOf(email)}:`) ? subject : undefined;
}

/**
 * Marks the device as known for this address, once the address is verified: anybody can create an
 * account with somebody else's.
 */
export async function rememberDevice(
  context: Context,
  request: Request,
  email: string,
): Promise<void> {
  const owner = await context.identity.directory.findByEmail(context.db, email);
  if (!owner?.isEmailVerified) return;
  const token = signToken(context, {
    purpose: DEVICE,
    subject: `${nameOf(email)}:${context.randomness.id()}`,
    lifetimeSeconds: DEVICE_SECONDS,
  });
  const isSecure = context.config.publicUrl.startsWith('https://');
  const attributes = `Path=/; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax`;
  request.header(
    'set-cookie',
    `${hardened(context, KNOWN_DEVICE_COOKIE)}=${token}; ${attributes}${isSecure ? '; Secure' : ''}`,
    { append: true },
  );
}

const NOBODY = { userId: 'nobody', email: 'not signed in' };

/** Audits a sign-in or a failed one; the account's owner can read it too. */
export async function recordAttempt(
  context: Context,
  request: Request,
  { email, isSuccess }: { email: string; isSuccess: boolean },
): Promise<void> {
  if (!isSuccess) {
    const { seconds } = context.config.RATE_SIGN_IN_EMAIL;
    await countUse(context, 'sign-in-failed', email, { limit: UNLIMITED, seconds });
  }
  const user = await findUserByEmail(context.db, email);
  if (!user) return;
  await inTransaction(context, (tx) =>
    recordAudit(tx, {
      actor: isSuccess ? { userId: user.id, email } : NOBODY,
      action: isSuccess ? 'user.signed-in' : 'user.sign-in-failed',
      subject: { type: 'user', id: user.id, label: email },
      after: {
        network: networkOf(request.get('clientAddress')),
        device: (request.req.header('user-agent') ?? '').slice(0, 200),
      },
    }),
  );
}
