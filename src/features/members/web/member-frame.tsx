import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useRequireMember } from '#features/accounts/profile/web/use-require-member.ts';
import type { SeatContributions } from '#features/contributions/contract.ts';
import { contributionTexts } from '#features/contributions/web/texts.ts';
import { useRefresh, useSeats } from '#features/contributions/web/use-contributions.ts';
import { useProviderReturn } from '#features/payments/web/use-provider-return.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { buttonStyles } from '#ui/button.tsx';
import { LocaleScope } from '#ui/language/locale-scope.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { LoadState } from '#ui/section/load-state.tsx';
import { OpenAward } from '../home/web/open-award.tsx';
import { MemberNavigation } from './member-navigation.tsx';
import { memberTexts } from './texts.ts';

type MemberFrameProps = {
  page: Exclude<keyof TextsIn<typeof memberTexts>, 'bar' | 'about'>;
  /** The language that the person chose. */
  locale: Locale;
  children: (seats: readonly SeatContributions[]) => ReactNode;
};

/**
 * A page about the member's seats: navigation, title, and the states before the seats are loaded.
 */
export function MemberFrame({ page, locale, children }: MemberFrameProps) {
  const user = useRequireMember();
  const { data: seats, isError, refetch } = useSeats(user !== undefined);
  const texts = useTextsIn(contributionTexts, locale);
  const names = useTextsIn(memberTexts, locale);
  const refresh = useRefresh();
  useProviderReturn(refresh);
  return (
    <div className="member-page">
      <MemberNavigation hasSeat />
      <LocaleScope locale={locale}>
        <h1 className="mb-5 text-title">{names[page]}</h1>
        {page !== 'home' && seats && <OpenAward />}
        {!seats && (
          <LoadState what={texts.loading} hasFailed={isError} onRetry={() => void refetch()} />
        )}
        {seats?.length === 0 && (
          <div className="rounded-card bg-paper px-6 py-12 text-center shadow-card">
            <p className="font-display text-2xl">{texts.noSeat.title}</p>
            <p className="mx-auto mt-2 max-w-md text-muted">{texts.noSeat.text}</p>
            <Link href="/dashboard" className={buttonStyles('primary', 'mt-6')}>
              {texts.noSeat.link}
            </Link>
          </div>
        )}
        {seats && seats.length > 0 && children(seats)}
      </LocaleScope>
    </div>
  );
}
