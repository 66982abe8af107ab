import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { useRequireMember } from '#features/accounts/profile/web/use-require-member.ts';
import { useSeats } from '#features/contributions/web/use-contributions.ts';
import { transferTexts } from '#features/transfers/web/texts.ts';
import { TransfersPanel } from '#features/transfers/web/transfers-panel.tsx';
import { LocaleScope } from '#ui/language/locale-scope.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { LoadState } from '#ui/section/load-state.tsx';
import { OpenAward } from '../home/web/open-award.tsx';
import { MemberNavigation } from './member-navigation.tsx';
import { memberTexts } from './texts.ts';

export function Page() {
  const user = useRequireMember();
  const locale = useOwnLocale();
  const texts = useTextsIn(transferTexts, locale);
  const { transfers: title } = useTextsIn(memberTexts, locale);
  const { data: seats, isError, refetch } = useSeats(user !== undefined);
  return (
    <div className="member-page">
      <MemberNavigation hasSeat={(seats?.length ?? 0) > 0} />
      <LocaleScope locale={locale}>
        <h1 className="mb-6 text-title">{title}</h1>
        {seats && <OpenAward />}
        {!seats && (
          <LoadState what={texts.loading} hasFailed={isError} onRetry={() => void refetch()} />
        )}
        {seats && <TransfersPanel seats={seats} />}
      </LocaleScope>
    </div>
  );
}
