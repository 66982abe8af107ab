import { rememberRedirect } from './pending-redirect.ts';

export type GoogleOutcome =
  | { kind: 'done' }
  | { kind: 'failed'; code: string }
  /** The popup was blocked or closed: falls back to a full-page redirect. */
  | { kind: 'redirecting' };

const SIZE = { width: 500, height: 600 };
const POLL_MS = 250;
/**
 * Some browsers report an open popup as closed; it counts as closed only while our window has the
 * focus.
 */
const CLOSED_AFTER_MS = 1_500;

function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function openPopup(nonce: string): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - SIZE.width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - SIZE.height) / 2);
  const features = `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`;
  return window.open(`/auth/popup-start?n=${nonce}`, 'casa-google', features);
}

/** Signs in with Google in a popup, or by a full-page redirect if it is blocked. */
export function signInWithGoogle(to: string): Promise<GoogleOutcome> {
  const nonce = createNonce();
  const popup = openPopup(nonce);
  if (!popup) return Promise.resolve(redirect(to));
  return new Promise((resolve) => {
    const channel = new BroadcastChannel('casa-sign-in');
    let missingMs = 0;
    const finish = (outcome: GoogleOutcome) => {
      clearInterval(timer);
      channel.close();
      resolve(outcome);
    };
    channel.onmessage = ({ data }: MessageEvent<{ nonce: string; error: string | null }>) => {
      if (data.nonce !== nonce) return;
      finish(data.error ? { kind: 'failed', code: data.error } : { kind: 'done' });
    };
    const timer = setInterval(() => {
      missingMs = popup.closed && document.hasFocus() ? missingMs + POLL_MS : 0;
      if (missingMs >= CLOSED_AFTER_MS) finish(redirect(to));
    }, POLL_MS);
  });
}

function redirect(to: string): GoogleOutcome {
  rememberRedirect(to);
  const query = new URLSearchParams({ to, from: window.location.pathname });
  window.location.assign(`/auth/redirect-start?${query}`);
  return { kind: 'redirecting' };
}
