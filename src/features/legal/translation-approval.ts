import { TRANSLATION_VERSION } from './versions.ts';

/** Whether counsel has approved the current translations; any change makes them drafts again. */
export const isTranslationApproved = (approved: string | undefined): boolean =>
  approved === TRANSLATION_VERSION;
