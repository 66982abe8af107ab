import { TRANSLATION_VERSION } from './versions.ts';

/** Whether counsel has approved the translations as they are now; a changed one is a draft again. */
export const isTranslationApproved = (approved: string | undefined): boolean =>
  approved === TRANSLATION_VERSION;
