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
  /** unproven: nothing differs, but data for the proof was unavailable. */
  readonly state: 'running' | 'right' | 'unproven' | 'wrong';
  /** What was computed, or what differs. */
  readonly detail: string;
  /** Progress from 0 to 1; only while many bids are opened. */
  readonly progress?: number;
};

/** The sentence that a step found, marked if data for the proof was unavailable. */
export type Found = string | { readonly unproven: string };

/**
 * incomplete: nothing differs, but not everything could be checked. nothing: the owner of the chain
 * can know every round in advance, so a match proves nothing.
 */
export type CheckVerdict = 'right' | 'incomplete' | 'wrong' | 'nothing' | 'sandbox';

/** Data from other sources; undefined when a source was unavailable. */
export type Fetched = {
  /** The signature of the round from a public relay. */
  readonly beacon: { readonly relay: string; readonly signature: string } | undefined;
  /** The earlier assemblies of the group, in any order. */
  readonly past: readonly PastAssembly[] | undefined;
  /** Every key that ever signed receipts, the oldest first. */
  readonly keys: readonly PublishedKey[] | undefined;
  /** Keys that this reader saw before: in a mail, in this browser, in a saved check. */
  readonly pinnedKeys?: readonly string[] | undefined;
  /** Whether the signature is valid; undefined when this browser cannot verify it. */
  readonly isSigned: (signed: SignedReceipt) => boolean | undefined;
};

export type Tell = (step: CheckStep) => void;

/** An assembly whose published data is complete enough to check. */
export type HeldAssembly = PublicAssembly & {
  readonly listFile: string;
  readonly books: NonNullable<PublicAssembly['books']>;
  readonly signature: string;
  readonly randomness: string;
};
