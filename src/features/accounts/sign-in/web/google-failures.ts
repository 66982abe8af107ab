import type { TextsIn } from '#shared/text/texts.ts';
import type { signInTexts } from './sign-in-texts.ts';

/** The provider's code as a sentence a person understands. */
export function describeGoogleFailure(
  code: string,
  { failures, fallback }: TextsIn<typeof signInTexts>['google'],
): string {
  return failures[code] ?? fallback;
}
