import type { ChapterId, RuleNumber } from './chapters.ts';

/** One rule as a reader finds it. `rule 8` in a sentence becomes a link to that rule. */
export type RuleText = {
  readonly title: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
  /** Ordered steps. */
  readonly steps?: readonly string[];
  /** Where a member can lose money, time or the seat. */
  readonly warning?: string;
};

/** The sentences of the page in one language. */
export type RuleBookTexts = {
  readonly title: string;
  readonly intro: readonly string[];
  /** What the program is not. */
  readonly notice: string;
  readonly otherLanguage: string;
  readonly print: string;
  readonly contents: string;
  readonly risks: { readonly title: string; readonly items: readonly string[] };
  readonly words: {
    readonly title: string;
    readonly rows: readonly { readonly term: string; readonly detail: string }[];
  };
  readonly calendar: {
    readonly title: string;
    readonly intro: string;
    readonly rows: readonly { readonly when: string; readonly what: string }[];
  };
  readonly plans: {
    readonly caption: string;
    readonly plan: string;
    readonly rows: {
      readonly monthly: string;
      readonly total: string;
      readonly fund: string;
      readonly administration: string;
      readonly reserve: string;
      readonly minBid: string;
    };
  };
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly rules: Readonly<Record<RuleNumber, RuleText>>;
  readonly rule: (number: string) => string;
  /** Matches the number of another rule in a sentence. */
  readonly reference: RegExp;
  readonly more: { readonly title: string; readonly links: readonly Link[] };
};

export type Link = { readonly href: string; readonly label: string; readonly lang?: 'en' };
