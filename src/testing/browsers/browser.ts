/** A browser that tests and measurements can drive. */
export type Browser = {
  path: string;
  /** Variables it needs beside those of this process. */
  extraEnv: Record<string, string>;
};

/** A place to get a browser from: candidates, best first. What it throws says why there is none. */
export type Source = { name: string; find(): Browser[] | Promise<Browser[]> };

/** Flags for a browser that runs anywhere and talks to nobody. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
