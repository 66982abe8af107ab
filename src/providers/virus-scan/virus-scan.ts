/** The result of a scan. `not_scanned` is recorded as such and never treated as clean. */
export type ScanVerdict =
  | { readonly kind: 'clean' }
  | { readonly kind: 'not_scanned' }
  | { readonly kind: 'infected'; readonly name: string };

/** The scan of one file, fed while the file is streamed. */
export type Scan = {
  write(piece: Uint8Array): Promise<void>;
  finish(): Promise<ScanVerdict>;
  /** The upload was aborted: ends the scan without a result. */
  abort(): void;
};

export type VirusScan = { start(): Promise<Scan> };

/** The scanner did not answer; the file is refused for now. */
export class ScannerUnavailableError extends Error {
  override readonly name = 'ScannerUnavailableError';
}

export const withoutVirusScan: VirusScan = {
  start: async () => ({
    write: async () => {},
    finish: async () => ({ kind: 'not_scanned' }),
    abort: () => {},
  }),
};
