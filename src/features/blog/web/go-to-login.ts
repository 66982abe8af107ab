const DELAY_MS = 500;

/** Redirects to the sign-in after time to read why; returns a function that cancels it. */
export function goToLogin(): () => void {
  const timer = setTimeout(() => window.location.assign('/api/login'), DELAY_MS);
  return () => clearTimeout(timer);
}
