/** What an engine can do with one window: the little that journeys need. */
export type Tab = {
  goto(url: string): Promise<void>;
  /** Runs a function in the page, or in the frame of that title. */
  run<A extends unknown[], R>(script: (...args: A) => R, args: A, frame?: string): Promise<R>;
  /** The element that such a function returns. */
  find<A extends unknown[]>(
    script: (...args: A) => Element | undefined,
    args: A,
    frame?: string,
  ): Promise<Found | undefined>;
  close(): Promise<void>;
};

/** An element; the engine itself scrolls to it, clicks it and types into it. */
export type Found = { click(): Promise<void>; type(text: string): Promise<void> };

export type Engine = {
  name: string;
  /** What Debian calls its packages. */
  packages: string;
  isHere(): boolean;
  openTab(width: number): Promise<Tab>;
};

export const HEIGHT = 844;
