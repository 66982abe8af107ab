let given: string | undefined;

/** Keeps the password of a sign-in, in memory, for the set-up that follows it at once. */
export function keepGivenPassword(password: string): void {
  given = password;
}

/** Reads it; it is forgotten when the set-up begins or the page is left. */
export const readGivenPassword = (): string => given ?? '';

export function forgetGivenPassword(): void {
  given = undefined;
}
