/** The rules in the order of the page; their numbers are those of docs/program.md. */
export const CHAPTERS = [
  { id: 'money', rules: [1, 2, 3] },
  { id: 'assembly', rules: [4, 5, 6, 7, 8, 9, 10] },
  { id: 'leaving', rules: [11, 12, 13, 14, 15] },
  { id: 'standing', rules: [16, 17, 18, 19] },
] as const;

export type ChapterId = (typeof CHAPTERS)[number]['id'];
export type RuleNumber = (typeof CHAPTERS)[number]['rules'][number];
