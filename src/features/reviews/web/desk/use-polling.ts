import { useEffect, useRef } from 'react';

const POLL_MS = 2_000;

/** Reads again every two seconds while something is about to happen at the server. */
export function usePolling(read: () => Promise<unknown>, isOn: boolean): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => void latest.current().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
  }, [isOn]);
}
