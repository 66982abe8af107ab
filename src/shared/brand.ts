/** The one place that names the product and who runs it. Rebranding starts and ends here. */
export const brand = {
  name: 'Casa Circle',
  legalEntity: 'Casa Circle Cooperative',
  contactEmail: 'hello@casacircle.example',
  contactAddress: 'Salt Lake City, Utah, United States',
  region: 'Utah',
  /** Where the cooperative's days begin and end. */
  timeZone: 'America/Denver',
  tagline: 'A home through a circle of households.',
} as const;
