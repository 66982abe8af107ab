/** What a scan found. `not_scanned` is recorded as such, never taken for clean. */
export type ScanVerdict =
  | { readonly kind: 'clean' }
  | { readonly kind: 'not_scanned' }
  | { readonly kind: 'infected'; readonly name: string };

/** One file's scan, fed while the file passes by. */
export type Scan = {
  write(piece: Uint8Array): Promise<void>;
  finish(): Promise<ScanVerdict>;
  /** The file was not finished; nothing is asked any more. */
  abort(): void;
};

export type VirusScan = { start(): Promise<Scan> };

/** The scanner did not answer; the file is refused for now rather than trusted. */
export class ScannerAwayError extends Error {
  override readonly name = 'ScannerAwayError';
}

/** Where no scanner is configured. */
export const withoutVirusScan: VirusScan = {
  start: async () => ({
    write: async () => {},
    finish: async () => ({ kind: 'not_scanned' }),
    abort: () => {},
  }),
};
