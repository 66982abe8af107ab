/** The only source of the current time. */
export type Clock = {
  now(): Date;
};

export const systemClock: Clock = {
  // biome-ignore lint/plugin: this is the one place that reads the machine's time.
  now: () => new Date(),
};
