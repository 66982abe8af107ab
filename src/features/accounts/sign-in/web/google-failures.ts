import type { TextsIn } from '#shared/text/texts.ts';
import type { signInTexts } from './sign-in-texts.ts';

export function describeGoogleFailure(
  code: string,
  { failures, fallback }: TextsIn<typeof signInTexts>['google'],
): string {
  return failures[code] ?? fallback;
}
