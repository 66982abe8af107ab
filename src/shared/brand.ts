/** The names of the product and its operator; the only place to change for a rebranding. */
export const brand = {
  name: 'Casa Circle',
  legalEntity: 'Casa Circle Cooperative',
  contactEmail: 'hello@casacircle.example',
  contactAddress: 'Salt Lake City, Utah, United States',
  region: 'Utah',
  /** The cooperative's time zone. */
  timeZone: 'America/Denver',
  tagline: 'A home through a circle of households.',
} as const;
