/** A browser that tests and benchmarks can control. */
export type Browser = {
  path: string;
  /** Environment variables it needs in addition. */
  extraEnv: Record<string, string>;
};

/** A source of browsers: candidates, best first. Its error says why there is none. */
export type Source = { name: string; find(): Browser[] | Promise<Browser[]> };

/** Flags for a browser that runs in any environment and makes no background requests. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
