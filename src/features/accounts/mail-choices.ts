/**
 * How much mail a person wants. essentials: what has to be known or done; digest: besides, one mail
 * a month about the rest; everything: each result, report and receipt when it happens.
 */
export const MAIL_CHOICES = ['essentials', 'digest', 'everything'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];
