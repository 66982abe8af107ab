/** What may follow the question mark without changing what a page shows at first. */
const SILENT_PARAMETERS = /^(utm_.*|gclid|fbclid|email|variant)$/;

/** Whether the part of an address after the question mark changes what its page shows. */
export function hasOwnParameters(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => !SILENT_PARAMETERS.test(name));
}
