import { WINDOW_DAYS } from '#features/program-rules/constants.ts';

/** The link to the form, under the calculators and the simulator. */
export const texts = {
  title: 'Do the figures hold for you?',
  text: (deposit: string) =>
    `A ${deposit} deposit reserves a spot and counts toward your first contribution. If no group forms within ${WINDOW_DAYS} days, it is refunded in full.`,
  action: 'Reserve My Spot Now!',
  form: '/#application-form',
};
