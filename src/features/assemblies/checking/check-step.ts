import type { SignedReceipt } from '#features/bids/receipt.ts';
import type { PublicAssembly } from '../contract.ts';

export const CHECKS = [
  'list',
  'previous',
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
  readonly state: 'running' | 'right' | 'wrong';
  /** What was computed here, or what differs. */
  readonly detail: string;
  /** How much of the step is done, from 0 to 1; only while many bids are opened. */
  readonly progress?: number;
};

/** What was asked of others; undefined when nobody could be asked. */
export type Fetched = {
  /** The signature of the round as a public relay gives it. */
  readonly beacon: { readonly relay: string; readonly signature: string } | undefined;
  /** The list file of the month before. */
  readonly previousList: string | undefined;
  /** Whether a receipt is truly signed; undefined when this browser cannot tell. */
  readonly isSigned: (receipt: SignedReceipt) => boolean | undefined;
};

export type Tell = (step: CheckStep) => void;

/** An assembly of which everything is published that a check needs. */
export type HeldAssembly = PublicAssembly & {
  readonly listFile: string;
  readonly books: NonNullable<PublicAssembly['books']>;
  readonly signature: string;
  readonly randomness: string;
};
