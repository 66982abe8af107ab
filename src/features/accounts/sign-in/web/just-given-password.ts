let given: string | undefined;

/**
 * Keeps the password of a sign-in in memory, so that the factor set-up right after it does not ask
 * again.
 */
export function setGivenPassword(password: string): void {
  given = password;
}

export const readGivenPassword = (): string => given ?? '';

export function clearGivenPassword(): void {
  given = undefined;
}
