import { MAIL_KINDS } from './catalogue.ts';

/** As the desk lists them: what did not arrive first. */
export const MAIL_STATES = ['bounced', 'failed', 'queued', 'sent'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MAIL_STATE_NAMES: Record<MailState, string> = {
  bounced: 'Bounced',
  failed: 'Failed',
  queued: 'Queued',
  sent: 'Sent',
};

/** Their links work once and for a short time, so that the same mail again would be useless. */
const WITH_LINK = [
  'verification',
  'reset',
  'email-change',
  'email-change-asked',
  'executor-invited',
  'staff-invitation',
];

/** Kinds that are never sent again: whoever wants such a mail asks for a new one themselves. */
export const NEVER_RESENT: string[] = [
  ...WITH_LINK,
  ...MAIL_KINDS.filter(({ isMarketing }) => isMarketing).map(({ name }) => name),
];

/** Why a mail cannot be sent again; undefined when it can. */
export function resendRefusal({
  state,
  kind,
}: {
  state: MailState;
  kind: string;
}): 'MAIL_QUEUED' | 'MAIL_HAS_LINK' | 'MAIL_IS_MARKETING' | undefined {
  if (state === 'queued') return 'MAIL_QUEUED';
  if (WITH_LINK.includes(kind)) return 'MAIL_HAS_LINK';
  return MAIL_KINDS.find(({ name }) => name === kind)?.isMarketing
    ? 'MAIL_IS_MARKETING'
    : undefined;
}
