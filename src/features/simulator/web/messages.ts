import type { Assumptions } from '../assumptions.ts';
import type { Film } from '../engine/film.ts';
import type { Outcome } from '../engine/outcome.ts';

/** Messages from the page to its worker. A later trial cancels an earlier one. */
export type Request =
  | { readonly kind: 'trial'; readonly id: number; readonly assumptions: Assumptions }
  | {
      readonly kind: 'film';
      readonly id: number;
      readonly assumptions: Assumptions;
      readonly group: number;
    };

export type Reply =
  | { readonly kind: 'progress'; readonly id: number; readonly done: number }
  | { readonly kind: 'outcome'; readonly id: number; readonly outcome: Outcome }
  | { readonly kind: 'film'; readonly id: number; readonly film: Film };
