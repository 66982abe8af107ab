/** A parameter other than those that do not change what a page shows at first. */
const OWN_PARAMETER = /(^\??|&)(?!(utm_[^=&]*|gclid|fbclid|email|variant)(=|&|$))[^?=&]/;

/** Whether the part of an address after the question mark changes what its page shows. */
export const hasOwnParameters = (search: string): boolean => OWN_PARAMETER.test(search);
