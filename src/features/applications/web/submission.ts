import type { z } from 'zod';
import { currentVersions } from '#features/legal/consents.ts';
import { visitSource } from '#features/visits/web/visit-source.ts';
import { callApi } from '#shared/api/api-client.ts';
import type { Locale } from '#shared/text/locale.ts';
import {
  type ApplicationReceipt,
  applicationForm,
  checkEmailCall,
  submitApplicationCall,
} from '../contract.ts';
import { joinNames } from '../rules.ts';
import type { ApplicationValues } from './application-values.ts';

export const schema = applicationForm as unknown as z.ZodType<unknown, ApplicationValues>;

/** The first step: the address must have no application before the agreement is shown. */
export async function send({ email }: ApplicationValues): Promise<void> {
  const { exists } = await callApi(checkEmailCall, { query: { email } });
  if (exists) throw new Error('An application with this email address already exists.');
}

type Submission = {
  idempotencyKey: string;
  /** The language of the texts. */
  language: Locale;
  /** Whether they said yes to figures that leave little. */
  confirmsAffordability: boolean;
};

/** The second step: saves the application. Idempotent by its key. */
export function submit(
  values: ApplicationValues,
  { idempotencyKey, language, confirmsAffordability }: Submission,
): Promise<ApplicationReceipt> {
  const consents = {
    understandsNotLoan: 'Yes',
    understandsCooperative: 'Yes',
    agreesToContact: 'Yes',
    acceptsPrivacyPolicy: 'Yes',
    acceptsTermsOfUse: 'Yes',
    understandsDeposit: 'Yes',
  };
  const checked = applicationForm.parse(values);
  return callApi(
    submitApplicationCall,
    {
      body: {
        ...checked,
        ...consents,
        fullName: joinNames(checked),
        phone: '',
        wantsEarlyReservation: 'yes',
        source: visitSource(),
        confirmsAffordability,
        acceptedVersions: currentVersions(language),
      },
    },
    { headers: { 'idempotency-key': idempotencyKey } },
  );
}
