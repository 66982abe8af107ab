import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { useRequireMember } from '#features/accounts/profile/web/use-require-member.ts';
import { useSeats } from '#features/contributions/web/use-contributions.ts';
import { OpenAward } from '#features/members/home/web/open-award.tsx';
import { MemberNavigation } from '#features/members/web/member-navigation.tsx';
import { LocaleScope } from '#ui/language/locale-scope.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { readAccountCall } from '../contract.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { DeletionPanel } from './deletion-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SignInsPanel } from './sign-ins-panel.tsx';
import { accountSettingsTexts } from './texts.ts';

export function Page() {
  const user = useRequireMember();
  const locale = useOwnLocale();
  const texts = useTextsIn(accountSettingsTexts, locale);
  const { data: seats = [] } = useSeats(user !== undefined);
  const { data, isError, refetch } = useRead(
    readAccountCall,
    {},
    { enabled: user !== undefined, isFresh: true },
  );
  const reload = () => void refetch();
  return (
    <div className="member-page">
      <MemberNavigation hasSeat={seats.length > 0} />
      <LocaleScope locale={locale}>
        <h1 className="text-title">{texts.title}</h1>
        <p className="mt-2 mb-8 text-lg text-muted">{texts.intro}</p>
        {seats.length > 0 && <OpenAward />}
        {!data && <LoadState what={texts.loading} hasFailed={isError} onRetry={reload} />}
        {data && (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <div className="grid grid-cols-1 gap-6">
              <EmailPanel account={data} />
              <PasswordPanel account={data} />
              <FactorPanel />
              <SessionsPanel />
              <SignInsPanel />
            </div>
            <div className="grid grid-cols-1 gap-6">
              <PaymentsPanel />
              <LanguagePanel account={data} onChanged={reload} />
              <MailsPanel account={data} onChanged={reload} />
              {data.application?.canDiscard && (
                <ApplicationPanel sentAt={data.application.sentAt} onChanged={reload} />
              )}
              <DataPanel />
              <DeletionPanel account={data} onChanged={reload} />
            </div>
          </div>
        )}
      </LocaleScope>
    </div>
  );
}
