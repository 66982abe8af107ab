/**
 * Whether every seed is played, and bugs that are planted to see that a harness finds them:
 * `FAULTS=full`, or a number of seeds. The gate plays a few seeds of the product as it is.
 */
export const ARE_FAULTS_ASKED_FOR = Boolean(process.env.FAULTS);
