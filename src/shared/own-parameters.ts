/** A query parameter, except those that do not change what a page shows at first. */
const OWN_PARAMETER = /(^\??|&)(?!(utm_[^=&]*|gclid|fbclid|email|variant)(=|&|$))[^?=&]/;

/** Whether the query of an address changes what its page shows. */
export const hasOwnParameters = (search: string): boolean => OWN_PARAMETER.test(search);
