/** Domains that people mistype, the most frequent first. */
const FREQUENT = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'yahoo.com.br',
  'hotmail.com.br',
  'outlook.com.br',
  'comcast.net',
];
/** Real ones that differ from a frequent one by a letter. */
const REAL = new Set([
  ...FREQUENT,
  'ymail.com',
  'email.com',
  'mail.com',
  'gmx.com',
  'hotmail.co.uk',
]);

/** Whether one letter is missing, extra or wrong, or two neighbours are swapped. */
function differsOnce(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  const isSwapped =
    left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    isSwapped
  );
}

/** The address somebody probably meant: 'ana@gmail.com' for 'ana@gmial.com'. */
export function suggestEmail(typed: string): string | undefined {
  const [, name, given] = /^\s*([^@\s]+)@([^@\s]+?)\s*$/.exec(typed) ?? [];
  const domain = given?.toLowerCase();
  if (!name || !domain || REAL.has(domain)) return undefined;
  const meant = FREQUENT.find((frequent) => differsOnce(domain, frequent));
  return meant && `${name}@${meant}`;
}
