import type { SignedReceipt } from '#features/bids/receipt.ts';
import type { PublishedKey } from '#features/bids/receipt-keys.ts';
import type { PastAssembly, PublicAssembly } from '../contract.ts';

export const CHECKS = [
  'list',
  'books',
  'previous',
  'keys',
  'receipts',
  'round',
  'beacon',
  'orders',
  'bids',
  'result',
  'later',
] as const;
export type CheckName = (typeof CHECKS)[number];

export type CheckStep = {
  readonly name: CheckName;
  /** unproven: nothing differs, and something could not be had that would prove it. */
  readonly state: 'running' | 'right' | 'unproven' | 'wrong';
  /** What was computed here, or what differs. */
  readonly detail: string;
  /** How much of the step is done, from 0 to 1; only while many bids are opened. */
  readonly progress?: number;
};

/** What a step found: a sentence, and whether something was missing to prove it. */
export type Found = string | { readonly unproven: string };

/**
 * incomplete: nothing differs, and not everything could be checked. nothing: repeated on a chain
 * whose owner can know every round before, so that it proves nothing.
 */
export type CheckVerdict = 'right' | 'incomplete' | 'wrong' | 'nothing' | 'sandbox';

/** What was asked of others; undefined when nobody could be asked. */
export type Fetched = {
  /** The signature of the round as a public relay gives it. */
  readonly beacon: { readonly relay: string; readonly signature: string } | undefined;
  /** The earlier assemblies of the group, in any order. */
  readonly past: readonly PastAssembly[] | undefined;
  /** Every key that ever signed receipts, the oldest first. */
  readonly keys: readonly PublishedKey[] | undefined;
  /** Keys that this reader saw before: in a mail, in this browser, in a saved check. */
  readonly pinnedKeys?: readonly string[] | undefined;
  /** Whether a text is truly signed; undefined when this browser cannot tell. */
  readonly isSigned: (signed: SignedReceipt) => boolean | undefined;
};

export type Tell = (step: CheckStep) => void;

/** An assembly of which everything is published that a check needs. */
export type HeldAssembly = PublicAssembly & {
  readonly listFile: string;
  readonly books: NonNullable<PublicAssembly['books']>;
  readonly signature: string;
  readonly randomness: string;
};
