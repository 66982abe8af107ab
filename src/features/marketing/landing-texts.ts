/** One phase of a group's life on the landing pages. */
export type JourneyPhase = {
  id: string;
  title: string;
  /** A word or two for narrow screens. */
  short: string;
  when: string;
  lead: string;
  points: readonly string[];
  note: string;
  /** Where more about the note can be seen. */
  link?: { href: string; label: string };
};

export type Question = {
  question: string;
  answer: readonly string[];
  /** Where more about it can be seen. */
  links?: readonly { href: string; label: string }[];
};

export type RejectionReason = { reason: string; bank: string; circle: string };
