import { accountSettingsMailSamples } from '#features/account-settings/server/mail-samples.ts';
import { accountMailSamples } from '#features/accounts/server/mail-samples.ts';
import { applicationMailSamples } from '#features/applications/server/mail-samples.ts';
import { assemblyMailSamples } from '#features/assemblies/server/mail-samples.ts';
import { contributionMailSamples } from '#features/contributions/server/mail-samples.ts';
import { depositMailSamples } from '#features/deposits/server/mail-samples.ts';
import { groupMailSamples } from '#features/groups/server/mail-samples.ts';
import { membershipMailSamples } from '#features/memberships/server/mail-samples.ts';
import { reviewMailSamples } from '#features/reviews/server/mail-samples.ts';
import { waitlistMailSamples } from '#features/waitlist/server/mail-samples.ts';

/** The samples of the features' mails, for the catalogue that admins see. */
export const mailSamples = {
  ...accountSettingsMailSamples,
  ...accountMailSamples,
  ...applicationMailSamples,
  ...assemblyMailSamples,
  ...contributionMailSamples,
  ...depositMailSamples,
  ...groupMailSamples,
  ...membershipMailSamples,
  ...reviewMailSamples,
  ...waitlistMailSamples,
};
