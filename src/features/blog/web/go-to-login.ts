const DELAY_MS = 500;

/** Sends the browser to the sign-in, after a moment to read why; returns how to stop it. */
export function goToLogin(): () => void {
  const timer = setTimeout(() => window.location.assign('/api/login'), DELAY_MS);
  return () => clearTimeout(timer);
}
