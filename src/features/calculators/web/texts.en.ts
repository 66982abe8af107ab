import { DEPOSIT_RULE } from '#features/legal/deposit-sentence.ts';

/** The link to the form, under the calculators and the simulator. */
export const texts = {
  title: 'Do the figures hold for you?',
  text: (deposit: string) => `A ${deposit} deposit reserves a spot. ${DEPOSIT_RULE}`,
  action: 'Reserve My Spot Now!',
  form: '/#application-form',
};
