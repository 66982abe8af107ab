/** Whether random groups and long walks are played in full: `npm run test:long`. */
export const IS_LONG = process.env.LONG === '1';
